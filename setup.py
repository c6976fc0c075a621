"""The one thing pyproject.toml cannot say: the wheel carries `resources/` inside the package."""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from sticheln_desktop import manifest  # noqa: E402


class BuildWithResources(build_py):
    """Adds the data files and the list of everything that must be there."""

    def run(self) -> None:
        """Copy modules, then data files; an editable installation finds them in the checkout."""
        super().run()
        if not self.editable_mode:
            carry(Path(self.build_lib) / "sticheln_desktop")


def carry(package: Path) -> None:
    """Put the data files and the list into a built package."""
    shutil.rmtree(package / "_resources", ignore_errors=True)
    for path in manifest.data_files(ROOT / "resources"):
        target = package / "_resources" / path.relative_to(ROOT / "resources")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    manifest.write(
        manifest.listed(ROOT / "sticheln_desktop", ROOT / "resources"), package / manifest.FILE_NAME
    )


setup(cmdclass={"build_py": BuildWithResources})
