"""Serves an example of a webhook receiver at `/webhooks`, by its framework's name, on a free port that it prints."""

from __future__ import annotations

import runpy
import socket
import sys
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


def serve_wsgi(application: Any) -> None:
    with make_server("127.0.0.1", 0, application, handler_class=Quiet) as server:
        print(server.server_port, flush=True)
        server.serve_forever()


def serve_asgi(application: Any) -> None:
    import uvicorn

    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(application, log_level="error")).run(sockets=[listener])


def django_application(view: Any) -> Any:
    from django.conf import settings
    from django.core.wsgi import get_wsgi_application
    from django.urls import path

    urls = type("Urls", (), {"urlpatterns": [path("webhooks", view)]})
    settings.configure(ROOT_URLCONF=urls, ALLOWED_HOSTS=["127.0.0.1"], SECRET_KEY="for tests")
    settings.MIDDLEWARE = ["django.middleware.common.CommonMiddleware", "django.middleware.csrf.CsrfViewMiddleware"]
    return get_wsgi_application()


framework = sys.argv[1]
names = runpy.run_path(str(EXAMPLES / f"webhooks_{framework}.py"))
if framework == "fastapi":
    serve_asgi(names["app"])
elif framework == "flask":
    serve_wsgi(names["app"])
else:
    serve_wsgi(django_application(names["webhooks"]))
