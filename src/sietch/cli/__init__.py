"""The `sietch` command."""


def main() -> None:
    """Run the `sietch` command with the arguments of this process."""
    # Imported here so that a tool which only wants `sietch.cli` on its path does not load typer and rich.
    from sietch.cli.app import app

    app(prog_name="sietch")
