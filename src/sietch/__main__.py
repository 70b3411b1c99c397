"""Lets `python -m sietch` do what the `sietch` command does."""

from sietch.cli import main

if __name__ == "__main__":
    main()
