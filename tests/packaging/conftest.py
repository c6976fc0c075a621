"""The developer scripts are no package: they are found the way Python finds them when started."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
