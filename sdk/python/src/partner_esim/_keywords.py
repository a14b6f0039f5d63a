"""Keywords of methods that need some of them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ._options import WriteOptions
from ._settings import check_names

P = ParamSpec("P")
R = TypeVar("R")


def check_keywords(method: Callable[P, R]) -> Callable[P, R]:
    """Reports an unknown keyword before Python reports the required one that it was meant to be."""
    parameters = inspect.signature(method).parameters.values()
    own = [each.name for each in parameters if each.kind is not each.VAR_KEYWORD]

    @functools.wraps(method)
    def call(*args: P.args, **keywords: P.kwargs) -> R:
        others = [name for name in keywords if name not in own]
        check_names(others, WriteOptions.__optional_keys__, own[1:])
        return method(*args, **keywords)

    return call
