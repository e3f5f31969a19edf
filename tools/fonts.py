"""Cut the title fonts to the characters that the pages use.

Takes the fonts from npm packages, which carry each whole font under the SIL Open Font License, and writes
static/fonts/*.woff2. docs/fonts.md tells when to run it.
"""

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.pofile import read_po
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "static" / "fonts"
MACRONS = dict(zip("āēīōūĀĒĪŌŪ", "aeiouAEIOU", strict=True))
GAP = 90  # thousandths of an em between a vowel and its macron
SHARED = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "–—‘’“”…·×→←↑↓§№" + "".join(MACRONS)
KANA = "".join(map(chr, [*range(0x3000, 0x3019), *range(0x3041, 0x3097), *range(0x3099, 0x3100)]))
SYLLABLES = "".join(bytes([row, cell]).decode("euc-kr") for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF))
FULL_WIDTH = "".join(map(chr, range(0xFF01, 0xFF5F)))


@dataclass(frozen=True, slots=True)
class Face:
    """Name one weight of one font, where it comes from and what it must hold."""

    package: str
    source: str
    target: str
    language: str
    always: str


FACES = (
    Face(
        "@fontsource/shippori-mincho@5.3.0",
        "shippori-mincho-japanese-600-normal.woff2",
        "shippori-mincho-600.woff2",
        "ja",
        KANA + FULL_WIDTH,
    ),
    Face(
        "@fontsource/shippori-mincho@5.3.0",
        "shippori-mincho-japanese-700-normal.woff2",
        "shippori-mincho-700.woff2",
        "ja",
        KANA + FULL_WIDTH,
    ),
    Face(
        "@fontsource/gowun-batang@5.3.0",
        "gowun-batang-korean-700-normal.woff2",
        "gowun-batang-700.woff2",
        "ko",
        SYLLABLES + "「」『』、。",
    ),
)


def is_kanji(character: str) -> bool:
    """Tell a kanji, with the iteration mark 々."""
    return character == "々" or "\u3400" <= character <= "\u9fff" or "\uf900" <= character <= "\ufaff"


def is_hangul(character: str) -> bool:
    """Tell a syllable or letter of Hangul."""
    return "\uac00" <= character <= "\ud7a3" or "\u3131" <= character <= "\u318e"


def texts() -> Iterator[str]:
    """Give every text from which a title could come: code and templates, which hold the Japanese terms."""
    for folder, pattern in (("sugoroku", "*.py"), ("sugoroku", "*.json"), ("templates", "*.html")):
        for path in sorted((ROOT / folder).rglob(pattern)):
            yield path.read_text(encoding="utf-8")


def translated(language: str) -> Iterator[str]:
    """Give every translated message of a language."""
    path = ROOT / "translations" / language / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as lines:
        for message in read_po(lines):
            words = message.string
            yield words if isinstance(words, str) else "".join(words)


def characters(face: Face) -> set[str]:
    """Return what a face must hold: its own kana or marks, Latin, and all kanji or Hangul in use."""
    common = (ROOT / "tools" / "kanji.txt").read_text(encoding="utf-8")
    found = set("".join([*texts(), *translated(face.language), common]))
    wanted = is_kanji if face.language == "ja" else is_hangul
    return set(SHARED) | set(face.always) | {character for character in found if wanted(character)}


def add_macrons(font: TTFont) -> None:
    """Draw the long vowels of romanised Japanese, which the source leaves out, from vowel and macron."""
    cmap = font.getBestCmap()
    glyphs, metrics = font["glyf"], font["hmtx"]
    macron = cmap[ord("¯")]
    for long, short in MACRONS.items():
        if ord(long) in cmap:
            continue
        vowel = cmap[0x131] if short == "i" and 0x131 in cmap else cmap[ord(short)]
        name = f"uni{ord(long):04X}"
        left = (metrics[vowel][0] - metrics[macron][0]) // 2
        lift = glyphs[vowel].yMax + GAP - glyphs[macron].yMin
        pen = TTGlyphPen(glyphs)
        pen.addComponent(vowel, (1, 0, 0, 1, 0, 0))
        pen.addComponent(macron, (1, 0, 0, 1, left, lift))
        glyphs[name] = pen.glyph()
        metrics[name] = metrics[vowel]
        if "vmtx" in font:
            font["vmtx"][name] = font["vmtx"][vowel]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(long)] = name


def cut(face: Face, source: Path) -> None:
    """Write one face with its characters alone."""
    font = TTFont(source)
    add_macrons(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "palt", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    wanted = characters(face)
    subsetter.populate(unicodes=[ord(character) for character in wanted])
    subsetter.subset(font)
    font.flavor = "woff2"
    target = TARGET / face.target
    font.save(target)
    held = {chr(code) for code in font.getBestCmap()}
    lacking = "".join(sorted(character for character in wanted - held if is_kanji(character) or is_hangul(character)))
    print(
        f"{face.target}: {target.stat().st_size / 1000:.0f} kB, {len(held)} characters"
        + (f"; the source lacks {lacking}" if lacking else "")
    )


def unpack(package: str, folder: Path) -> Path:
    """Fetch a package with npm and return where its files lie."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is needed to fetch the fonts")
    packed = subprocess.run(  # noqa: S603 - the names stand above
        [npm, "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True
    )
    place = folder / package.replace("/", "-")
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(place, filter="data")
    return place / "package"


def main() -> None:
    """Cut every face and lay its licence beside it."""
    with tempfile.TemporaryDirectory() as folder:
        places = {package: unpack(package, Path(folder)) for package in sorted({face.package for face in FACES})}
        for face in FACES:
            cut(face, places[face.package] / "files" / face.source)
        for package, place in places.items():
            name = package.split("/")[1].split("@")[0]
            shutil.copyfile(place / "LICENSE", TARGET / f"{name}-OFL.txt")


if __name__ == "__main__":
    main()
