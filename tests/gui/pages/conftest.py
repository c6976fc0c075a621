"""Fixtures of the pages."""

from page_stage import styled

__all__ = ["styled"]
