"""Proxies, private certificate authorities and client certificates: each works, and a failure says what is missing."""

from __future__ import annotations

import http.client
import os
import shutil
import ssl
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from unittest import TestCase, skipUnless
from unittest.mock import patch

import httpx

from partner_esim import ApiConnectionError, PartnerEsim
from support import API_KEY, Script, as_json, start_server

BALANCE = {"balance": {"amount": "1.00", "currency": "INR"}}


def make_certificate(folder: Path) -> Path:
    """Returns a file with a key and a certificate for 127.0.0.1 that no authority has signed."""
    file = folder / "own.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        + ["-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", file, "-out", folder / "public.pem"],
        check=True,
        capture_output=True,
    )
    file.write_text(file.read_text() + (folder / "public.pem").read_text())
    return file


@skipUnless(shutil.which("openssl"), "openssl is not installed")
class Certificates(TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.own = make_certificate(Path(folder.name))
        self.public = Path(folder.name, "public.pem")

    def serve(self, verify: ssl.VerifyMode) -> Script:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.own)
        context.load_verify_locations(self.public)
        context.verify_mode = verify
        return start_server(self, as_json(200, BALANCE), context=context)

    def client(self, script: Script, *, own: bool, trusted: bool = True) -> PartnerEsim:
        def make() -> httpx.Client:
            context = ssl.create_default_context(cafile=self.public if trusted else None)
            if own:
                context.load_cert_chain(self.own)
            return httpx.Client(verify=context)

        return PartnerEsim(API_KEY, base_url=script.base_url, http_client=make, max_retries=0)

    def test_a_private_authority(self) -> None:
        script = self.serve(ssl.CERT_NONE)
        with self.client(script, own=False) as client:
            self.assertEqual(client.balance.get(), BALANCE)
        with self.client(script, own=False, trusted=False) as client:
            with self.assertRaisesRegex(ApiConnectionError, "the certificate of the server is not trusted: self"):
                client.balance.get()

    def test_a_client_certificate(self) -> None:
        script = self.serve(ssl.CERT_REQUIRED)
        with self.client(script, own=True) as client:
            self.assertEqual(client.balance.get(), BALANCE)
        with self.client(script, own=False) as client:
            with self.assertRaisesRegex(ApiConnectionError, "the server asks for a client certificate"):
                client.balance.get()


class Proxies(TestCase):
    def start_proxy(self) -> tuple[str, list[str]]:
        """Forwards requests for http, as a proxy of a company does."""
        forwarded: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                forwarded.append(self.path)
                host, _, path = self.path.removeprefix("http://").partition("/")
                connection = http.client.HTTPConnection(host, timeout=10)
                connection.request("GET", f"/{path}", headers=dict(self.headers))
                response = connection.getresponse()
                body = response.read()
                connection.close()
                self.send_response(response.status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_CONNECT(self) -> None:
                self.send_response(407)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}", forwarded

    def test_a_proxy_of_the_environment(self) -> None:
        script = start_server(self, as_json(200, BALANCE))
        proxy, forwarded = self.start_proxy()
        environment = {"HTTP_PROXY": proxy, "HTTPS_PROXY": proxy, "NO_PROXY": ""}
        with patch.dict(os.environ, {**environment, **{name.lower(): value for name, value in environment.items()}}):
            with PartnerEsim(API_KEY, base_url=script.base_url) as client:
                self.assertEqual(client.balance.get(), BALANCE)
            with PartnerEsim(API_KEY, base_url="https://127.0.0.1:1/partner/api", max_retries=0) as client:
                with self.assertRaisesRegex(ApiConnectionError, "^No response: the proxy refused: 407 Proxy Auth"):
                    client.balance.get()
        self.assertEqual(forwarded, [f"{script.base_url}/v1/balance"])
