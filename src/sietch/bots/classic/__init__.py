"""A player of classic Dune who goes by rules of thumb."""
