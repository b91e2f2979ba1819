"""Cuts the two committed web fonts out of the @fontsource-variable packages.

Run from shared/kit/ui with fonttools and brotli installed:
    python3 scripts/make-fonts.py
"""

import copy
import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path("node_modules/@fontsource-variable")
TARGET = Path("src/tokens/fonts")

# Basic Latin, Latin-1, Latin Extended-A as far as it is there, quotes, dashes, spaces, and the signs the pages use.
CHARACTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2000, 0x2070),
    0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC, 0x20AC, 0x2122, 0x2191, 0x2192, 0x2193, 0x2212,
]  # fmt: skip
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rvrn", "tnum"]


def reloaded(font: TTFont) -> TTFont:
    """The same font read back uncompressed: the instancer cannot work on lazily read WOFF2 tables."""
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def add_right_arrow(font: TTFont) -> None:
    """Adds U+2192, which the Latin file lacks: its up arrow, turned clockwise.

    It takes over the slot of the currency sign U+00A4, so that glyph order and width tables stay valid.
    """
    characters = font.getBestCmap()
    up, slot = characters[0x2191], characters[0xA4]
    glyphs, widths, variations = font["glyf"], font["hmtx"], font["gvar"].variations
    advance, side = widths[up]
    middle = font["OS/2"].sCapHeight // 2

    arrow = copy.deepcopy(glyphs[up])
    for index, (x, y) in enumerate(glyphs[up].coordinates):
        arrow.coordinates[index] = (y + side, middle - (x - advance // 2))
    arrow.recalcBounds(glyphs)

    turned = copy.deepcopy(variations[up])
    for variation, replaced in zip(turned, variations[slot], strict=True):
        widening = variation.coordinates[-3][0] // 2
        points = [(dy, widening - dx) for dx, dy in variation.coordinates[:-4]]
        variation.coordinates = points + replaced.coordinates[-4:]

    glyphs[slot] = arrow
    widths[slot] = (arrow.xMax + side, arrow.xMin)
    variations[slot] = turned
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.pop(0xA4, None)
            table.cmap[0x2192] = slot


def cut(font: TTFont, target: Path, axes: dict[str, float | tuple[float, float]]) -> None:
    """Limits the axes, drops what is not in CHARACTERS and FEATURES, and writes WOFF2."""
    font = reloaded(instantiateVariableFont(font, axes))
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


inter = reloaded(TTFont(SOURCES / "inter/files/inter-latin-wght-normal.woff2"))
add_right_arrow(inter)
cut(inter, TARGET / "inter.woff2", {"wght": (400, 700)})

newsreader = reloaded(TTFont(SOURCES / "newsreader/files/newsreader-latin-opsz-normal.woff2"))
cut(newsreader, TARGET / "newsreader.woff2", {"opsz": 36, "wght": (400, 700)})
