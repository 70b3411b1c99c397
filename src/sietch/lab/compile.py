"""Compile the hot packages with mypyc, in place, and go back.

The compiled modules lie beside their sources and are found first; the plain package stays complete. Same tests, same
digests, in both modes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import sietch

ROOT = Path(sietch.__file__).parent
KERNEL = "rng rule event frame state sealed window game".split()
IMPERIUM = (
    "terms effects language defs declare kit rules state piles troops tracks gains sending conditions modes plots "
    "resolve handlers knowledge outcome setup actions invariants spies sandworms battle contracts rebels arrows "
    "commanders"
).split()
FRAMES = (
    "base masterstroke choices market specials turns agent reveal combat endgame round rivals setup spying rebellion "
    "rival_house command personal"
).split()

CLASSIC = (
    "map_data atlas terms cards sheets rules fight state actions reasons order forces hands deals frames bids karama "
    "arrival groups money plans anytime knowledge invariants victory"
).split()
PHASES = (
    "setup turn storm spice nexus bidding revival coexistence shipment movement battle foresight reckoning leaders "
    "collection"
).split()
PRELUDE = "decks desk seats report meeting influence trading garrisons opening redraw counts".split()
FACTIONS_EXTRA = "affairs seating ixians tleilaxu hunt landsraad".split()
DUEL = (
    "arena_data arena cards deeds bout state champions seconds hits moves fight kanly threats war elimination opening "
    "hidden checks"
).split()


class CompileError(RuntimeError):
    """The build did not work, with a sentence and the end of the compiler's output."""


def hot_modules() -> list[Path]:
    """The sources that are worth compiling."""
    found = [ROOT / "kernel" / f"{name}.py" for name in KERNEL]
    found += [ROOT / "imperium" / f"{name}.py" for name in IMPERIUM]
    found += [ROOT / "imperium" / "frames" / f"{name}.py" for name in FRAMES]
    found += [ROOT / "classic" / f"{name}.py" for name in CLASSIC]
    found += [ROOT / "classic" / "phases" / f"{name}.py" for name in PHASES]
    found += [ROOT / "classic" / "prelude" / f"{name}.py" for name in PRELUDE]
    found += [ROOT / "classic" / "factions_extra" / f"{name}.py" for name in FACTIONS_EXTRA]
    found += [ROOT / "classic" / "duel" / f"{name}.py" for name in DUEL]
    found.append(ROOT / "bots" / "blindfold.py")
    for game in ("imperium", "classic"):
        found += sorted((ROOT / "bots" / game).glob("[a-z]*.py"))
    return found


def built() -> list[Path]:
    """Compiled modules that lie in the package now, the shared library beside it included."""
    suffixes = (".so", ".pyd")
    inside = [path for path in ROOT.rglob("*") if path.suffix in suffixes]
    beside = [path for path in ROOT.parent.glob("*__mypyc*") if path.suffix in suffixes]
    return sorted(inside + beside)


def clean() -> int:
    """Remove everything compiled; returns how many files that were."""
    files = built()
    for path in files:
        path.unlink()
    return len(files)


def is_compiled() -> bool:
    """Whether the running kernel is compiled."""
    from sietch.kernel import rng

    return not str(rng.__file__).endswith(".py")


def compile_hot(verbose: bool = False, level: str = "3") -> int:
    """Build the hot packages and put the result beside the sources; returns the number of compiled modules."""
    modules = hot_modules()
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        raise CompileError("compiling needs a C compiler (on Debian: apt install gcc python3-dev)")
    with tempfile.TemporaryDirectory(prefix="sietch-compile-") as folder:
        out = _build(modules, Path(folder), verbose, level)
        clean()
        for path in out:
            target = ROOT.parent / path.relative_to(Path(folder) / "lib")
            # Written under another name first: a half-copied library would crash the next start.
            partial = target.with_name(target.name + ".part")
            shutil.copy2(path, partial)
            os.replace(partial, target)
    return len(modules)


def _build(modules: list[Path], folder: Path, verbose: bool, level: str) -> list[Path]:
    names = [str(path.relative_to(ROOT.parent)) for path in modules]
    script = folder / "setup.py"
    script.write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='sietch-hot', packages=[], ext_modules=mypycify({names!r}, opt_level={level!r}))\n",
        encoding="utf-8",
    )
    command = [
        sys.executable,
        str(script),
        "build_ext",
        "--build-lib",
        str(folder / "lib"),
        "--build-temp",
        str(folder / "temp"),
        "--parallel",
        "2",
    ]
    config = folder / "mypy.ini"
    config.write_text(
        "[mypy]\nstrict = True\nfollow_imports = silent\nnamespace_packages = True\nexplicit_package_bases = True\n"
        "[mypy-fluent.*]\nignore_missing_imports = True\n",
        encoding="utf-8",
    )
    environment = {**os.environ, "MYPYPATH": str(ROOT.parent), "MYPY_CONFIG_FILE_DIR": str(folder)}
    run = subprocess.run(command, cwd=ROOT.parent, env=environment, capture_output=not verbose, text=True, check=False)
    if run.returncode:
        tail = "" if verbose else (run.stdout + run.stderr)[-1500:]
        raise CompileError(f"mypyc could not build the hot packages:\n{tail}")
    shutil.rmtree(ROOT.parent / "build", ignore_errors=True)
    return [path for path in (folder / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
