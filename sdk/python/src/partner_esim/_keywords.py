"""Fields of a method: they are keywords, and those of their objects are known too."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import ParamSpec, TypeVar, cast

from ._base_error import OptionError
from ._options import WriteOptions
from ._settings import check_names

P = ParamSpec("P")
R = TypeVar("R")


def check_keywords(**inner: tuple[str, ...]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Reports fields that were not given as keywords, a misspelt name within an object, and an unknown keyword before
    Python reports the required one that it was meant to be. `inner` are the names of an object's fields."""

    def wrap(method: Callable[P, R]) -> Callable[P, R]:
        parameters = inspect.signature(method).parameters.values()
        own = [each.name for each in parameters if each.kind is not each.VAR_KEYWORD]
        most = sum(each.kind is each.POSITIONAL_OR_KEYWORD for each in parameters)
        example = f"{method.__name__}({', '.join([*own[1:most], f'{own[most]}=…'])})"

        @functools.wraps(method)
        def call(*args: P.args, **keywords: P.kwargs) -> R:
            if len(args) > most:
                raise OptionError(f"Fields are keyword arguments: {example}. A dict needs ** before it.")
            others = [name for name in keywords if name not in own]
            check_names(others, WriteOptions.__optional_keys__, own[1:])
            for name, fields in inner.items():
                value = keywords.get(name)
                if isinstance(value, Mapping):
                    check_names(cast("Mapping[str, object]", value), fields, within=name)
            return method(*args, **keywords)

        return call

    return wrap
