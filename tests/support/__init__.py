"""What tests share: tables to lay out, words for what they see, and checks that several games have in common."""

import pkgutil

import pytest

# A shared check that fails shows its values, as an assertion in a test does.
pytest.register_assert_rewrite(*[f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)])
