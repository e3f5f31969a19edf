"""Put compiled catalogs, templates and static files into the wheel."""

import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = ("templates", "static")


class CatalogBuildHook(BuildHookInterface[Any]):
    """Compile every catalog and carry all that the pages need inside the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the folders of the pages to a wheel; an editable install uses the checkout's own."""
        if version == "editable":
            return
        included = build_data["force_include"]
        root = Path(self.root)
        for name in CARRIED:
            included[str(root / name)] = f"sugoroku/{name}"
        self._compiled = tempfile.TemporaryDirectory()
        for source in sorted((root / "translations").glob("*/LC_MESSAGES/*.po")):
            target = source.relative_to(root).with_suffix(".mo")
            included[str(compile_catalog(source, Path(self._compiled.name) / target))] = f"sugoroku/{target}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Throw away the compiled catalogs that the wheel now holds."""
        if version != "editable":
            self._compiled.cleanup()


def compile_catalog(source: Path, target: Path) -> Path:
    """Compile one message catalog and return where it was put."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with source.open("rb") as lines, target.open("wb") as compiled:
        write_mo(compiled, read_po(lines))
    return target
