"""Cut the type down to the signs and features that the pages use: a quarter of a game's first page was type.

    python web/build/fonts.py FOLDER

FOLDER holds the files of the npm packages @fontsource/alegreya-sans and @fontsource/alegreya-sc; the fontTools and
brotli of PyPI are needed. What is cut: hints, which screens no longer need, fractions, ligatures and the like.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FONTS = Path(__file__).resolve().parents[1] / "src" / "fonts"

# By the subset that a file's name tells: what tokens.css asks of it.
SIGNS = {
    "latin": "20-7E,A0-FF,152-153,2010-2015,2018-201E,2020-2022,2026,2030,2039-203A,20AC,2190-2193,2212,2248,2264-2265",
    "cyrillic": "301,400-45F,490-491,2116",
}
FEATURES = "ccmp,kern,lnum,locl,mark,tnum"


def cut(source: Path, signs: str) -> Path:
    """Write one file anew."""
    target = FONTS / source.name
    options = [
        f"--unicodes={signs}",
        f"--layout-features={FEATURES}",
        "--flavor=woff2",
        "--no-hinting",
        "--name-IDs=0,1,2,14",
    ]
    subprocess.run([sys.executable, "-m", "fontTools.subset", source, *options, f"--output-file={target}"], check=True)
    return target


def main(folder: Path) -> None:
    """Cut all files that are there already, by name."""
    for old in sorted(FONTS.glob("*.woff2")):
        source = folder / old.name
        before = source.stat().st_size
        after = cut(source, SIGNS["cyrillic" if "cyrillic" in source.name else "latin"]).stat().st_size
        print(f"{source.name}: {before} -> {after} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        sys.exit(2)
    main(Path(sys.argv[1]))
