"""Settings for all tests."""

from hypothesis import settings

# The same examples on every run: a red build can be met again, and a green one does not depend on luck.
settings.register_profile("sietch", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("sietch")
