"""The `sietch` command."""

import sys


def main() -> None:
    """Run the `sietch` command with the arguments of this process."""
    # Imported here so that a tool which only wants `sietch.cli` on its path does not load typer and rich.
    from sietch.cli.app import run

    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark instead of ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
