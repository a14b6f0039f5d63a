"""What the API returns: the parsed JSON itself, typed."""

from ._generated.models import *  # noqa: F403
