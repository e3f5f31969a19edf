"""The layers hold, the game is pure, and no code asks for a preset by its name."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import OPTIONS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sugoroku"
FILES = sorted(PACKAGE.rglob("*.py"))
WEB_ONLY = {"flask", "flask_htmx", "jinja2", "werkzeug", "markupsafe"}
TEXTS = {"lessons", "lore"}  # texts and tasks name the rules they are about, as values
NETS = {"brain/families.py", "brain/plan.py", "cli/train.py"}  # a net is named after the rules it has learnt
OPTION_VALUES = {value for values in OPTIONS.values() for value in values}
KEYS = set(PRESETS) - OPTION_VALUES  # an array has a preset's name, and may be asked for
UNMISTAKABLE = KEYS - {"modern"}  # the name of a kind of board too


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imported(tree: ast.Module) -> set[str]:
    """Name every module that is imported, relative ones left out."""
    plain = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    from_ = {
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }
    return plain | from_


def names_preset(node: ast.AST) -> bool:
    """Tell whether a text is a preset's name, alone or with changes behind it."""
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (node.value.split() or [""])[0] in UNMISTAKABLE
    )


def asks_for_preset(node: ast.AST) -> bool:
    """Tell whether a comparison, a match or a look-up has a preset's name in it."""
    return isinstance(node, ast.Compare | ast.MatchValue | ast.Subscript) and any(
        isinstance(inner, ast.Constant) and inner.value in KEYS for inner in ast.walk(node)
    )


def test_the_layers_hold():
    lint = Path(sys.executable).with_name("lint-imports")
    outcome = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize("path", sorted((PACKAGE / "game").rglob("*.py")), ids=name_of)
def test_the_game_imports_itself_and_the_standard_library_alone(path):
    outside = {
        module
        for module in imported(tree_of(path))
        if module.split(".")[0] not in sys.stdlib_module_names and not module.startswith("sugoroku.game")
    }
    assert not outside


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_web_framework_lives_in_web_alone(path):
    if path.relative_to(PACKAGE).parts[0] == "web":
        return
    assert not {module.split(".")[0] for module in imported(tree_of(path))} & WEB_ONLY


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_code_asks_for_a_preset_by_its_name(path):
    if name_of(path) in NETS | {"game/presets.py"}:
        return
    may_name = path.relative_to(PACKAGE).parts[0] in TEXTS
    lines = [
        node.lineno
        for node in ast.walk(tree_of(path))
        if asks_for_preset(node) or (names_preset(node) and not may_name)
    ]
    assert not lines, f"{name_of(path)} names a preset in lines {lines}"


@pytest.mark.parametrize("code", ["rules == 'modern'", "table['late-edo']", "match r:\n case 'modern': pass"])
def test_asking_for_a_preset_is_found(code):
    assert any(asks_for_preset(node) for node in ast.walk(ast.parse(code)))


@pytest.mark.parametrize("code", ["parse_rules('meiji')", "x = 'late-edo mushigachi=instant'"])
def test_naming_a_preset_is_found(code):
    assert any(names_preset(node) for node in ast.walk(ast.parse(code)))
