"""A match as it is being played: who is asked, who may look, who thinks. Qt's core only, no widgets."""
