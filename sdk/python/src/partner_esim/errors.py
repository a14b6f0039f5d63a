"""All errors of the package. Everything a call raises is a `PartnerEsimError`."""

from ._api_error import ApiError as ApiError
from ._base_error import ApiConnectionError as ApiConnectionError
from ._base_error import ApiTimeoutError as ApiTimeoutError
from ._base_error import OptionError as OptionError
from ._base_error import PartnerEsimError as PartnerEsimError
from ._generated.errors import *  # noqa: F403
