"""The few SVG elements the artwork is written with; QtSvg draws all of them alike on every system."""

from collections.abc import Iterable

Attribute = str | float


def number(value: float) -> str:
    """A coordinate, short."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attributes(pairs: dict[str, Attribute]) -> str:
    texts = ((name, text if isinstance(text, str) else number(text)) for name, text in pairs.items())
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{text}"' for name, text in texts)


def element(name: str, content: str = "", /, **attributes: Attribute) -> str:
    """One element; underscores in attribute names stand for hyphens."""
    head = f"<{name}{_attributes(attributes)}"
    return f"{head}>{content}</{name}>" if content else f"{head}/>"


def document(width: float, height: float, *parts: str) -> str:
    """A whole picture of that size."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}">'
    return f"{head}{''.join(parts)}</svg>"


def group(content: str, **attributes: Attribute) -> str:
    return element("g", content, **attributes)


def path(data: str, **attributes: Attribute) -> str:
    return element("path", d=data, **attributes)


def line(data: str, colour: str, width: float, **attributes: Attribute) -> str:
    """A stroked path with round ends and joins."""
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def box(x: float, y: float, width: float, height: float, radius: float, **attributes: Attribute) -> str:
    """A rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, ry=radius, **attributes)


def placed(content: str, x: float, y: float, across: float, down: float | None = None) -> str:
    """The content moved to a place and scaled."""
    factors = f"{across:.5g} {across if down is None else down:.5g}"
    return group(content, transform=f"translate({number(x)} {number(y)}) scale({factors})")


def _stops(stops: Iterable[tuple[float, str, float]]) -> str:
    return "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, colour, opacity in stops
    )


def falling_gradient(name: str, top: float, foot: float, *stops: tuple[float, str, float]) -> str:
    """A gradient from top to foot; stops are offset, colour and opacity."""
    return slanted_gradient(name, 0.0, top, 0.0, foot, *stops)


def slanted_gradient(
    name: str, x: float, y: float, x_end: float, y_end: float, *stops: tuple[float, str, float]
) -> str:
    """A gradient along a line from one place to another."""
    ends = {"x1": x, "y1": y, "x2": x_end, "y2": y_end}
    return element("linearGradient", _stops(stops), id=name, gradientUnits="userSpaceOnUse", **ends)


def round_gradient(name: str, x: float, y: float, radius: float, *stops: tuple[float, str, float]) -> str:
    """A gradient around a point."""
    content = _stops(stops)
    return element("radialGradient", content, id=name, gradientUnits="userSpaceOnUse", cx=x, cy=y, r=radius)
