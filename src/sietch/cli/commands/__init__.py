"""One module per command; each reads its options, calls what does the work, and prints."""
