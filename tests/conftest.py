"""Settings for all tests."""

import os

from hypothesis import settings

# The same examples on every run: a red build can be met again, and a green one does not depend on luck.
settings.register_profile("sietch", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("sietch")

# Bots do not wait for anybody to see what they did, in servers that tests start as well.
os.environ.setdefault("SIETCH_BOT_PACE", "0")
