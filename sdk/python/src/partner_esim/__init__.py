"""Client of the Partner eSIM API. What is exported here and by `errors`, `models`, `webhooks` and `testing` is public;
everything else can change without notice.
"""

from ._client import AsyncPartnerEsim as AsyncPartnerEsim
from ._client import PartnerEsim as PartnerEsim
from ._hooks import Attempt as Attempt
from ._hooks import Outcome as Outcome
from ._hooks import Retry as Retry
from ._lists import AsyncList as AsyncList
from ._lists import List as List
from ._options import AsyncClientOptions as AsyncClientOptions
from ._options import ClientOptions as ClientOptions
from ._options import RequestOptions as RequestOptions
from ._options import WriteOptions as WriteOptions
from ._polling import AsyncEventCursor as AsyncEventCursor
from ._polling import EventCursor as EventCursor
from ._response import RateLimit as RateLimit
from ._response import Response as Response
from ._results import response_of as response_of
from ._version import __version__ as __version__
from .errors import *  # noqa: F403
from .models import *  # noqa: F403
