"""A client that was made and used before a process forked: each buyer gets the own order."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from unittest import TestCase, skipUnless

from support import API_KEY, Script, as_json, can_import, child_environment, start_server

PROCESSES = Path(__file__).parent / "processes"
WAYS = [
    "fork",
    "fork, async",
    "fork, the same event loop",
    "multiprocessing fork",
    "multiprocessing fork, async",
    "multiprocessing spawn",
]


SOURCE = Path(__file__).parent.parent / "src" / "partner_esim"


def start_shop(test: TestCase) -> Script:
    """Each order repeats the buyer's reference, after a moment in which others are on their way."""

    def place(handler: BaseHTTPRequestHandler) -> None:
        order = json.loads(script.received_by(handler).body)
        time.sleep(random.random() / 20)
        as_json(201, {"id": "ord_1", "status": "completed", **order})(handler)

    script = start_server(test, place)
    return script


def processes_of_a_connection(script: Script) -> int:
    """Returns the most processes that sent requests on one connection."""
    found: dict[BaseHTTPRequestHandler, set[str]] = {}
    for each in script.received:
        found.setdefault(each.connection, set()).add(each.headers["idempotency-key"].split()[0])
    return max(len(processes) for processes in found.values())


def environment(script: Script) -> dict[str, str]:
    return {**child_environment(), "PARTNER_ESIM_API_KEY": API_KEY, "PARTNER_ESIM_BASE_URL": script.base_url}


class Processes(TestCase):
    def test_each_process_has_connections_of_its_own(self) -> None:
        for way in WAYS:
            with self.subTest(way):
                script = start_shop(self)
                program = [sys.executable, "-B", str(PROCESSES / "buyers.py"), way]
                run = subprocess.run(
                    program, env=environment(script), capture_output=True, text=True, timeout=60, check=False
                )
                self.assertEqual(run.returncode, 0, run.stderr[-2_000:])
                pairs = json.loads(run.stdout)
                self.assertEqual([pair for pair in pairs if pair[0] != pair[1]], [])
                self.assertEqual((len(pairs), processes_of_a_connection(script)), (26, 1))

    def test_a_connection_pool_of_ones_own(self) -> None:
        script = start_server(self, as_json(200, {"mode": "test"}))
        program = [sys.executable, "-B", str(PROCESSES / "own_client.py")]
        run = subprocess.run(
            program, env=environment(script), capture_output=True, text=True, timeout=60, check=False
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        made, refused, parent = run.stdout.splitlines()
        self.assertEqual((made, parent), ("2 2", "parent 1"))
        self.assertRegex(refused, r"^http_client was made before this process was forked\. .*http_client=lambda: ")

    @skipUnless(can_import("gunicorn.app.wsgiapp"), "gunicorn is not installed")
    def test_workers_of_gunicorn(self) -> None:
        program = [sys.executable, "-B", "-m", "gunicorn", "--preload", "-w", "4", "-b", "127.0.0.1:0", "shop:application"]
        script = start_shop(self)
        server = subprocess.Popen(
            program, cwd=PROCESSES, env=environment(script), stderr=subprocess.PIPE, text=True
        )
        assert server.stderr is not None
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        lines: list[str] = []
        for line in server.stderr:
            lines.append(line)
            if "".join(lines).count("Booting worker") == 4:
                break
        address = re.search(r"Listening at: (http://\S+)", "".join(lines))
        assert address is not None, lines

        def buy(buyer: str) -> str:
            with urllib.request.urlopen(f"{address[1]}/?{buyer}", timeout=30) as response:
                return str(response.read().decode())

        buyers = [f"buyer-{number}" for number in range(24)]
        with ThreadPoolExecutor(12) as pool:
            orders = list(pool.map(buy, buyers))
        self.assertEqual([pair for pair in zip(buyers, orders) if pair[0] != pair[1]], [])
        self.assertEqual(processes_of_a_connection(script), 1)


class Seam(TestCase):
    def test_one_module_knows_the_http_library(self) -> None:
        importing = [path.name for path in SOURCE.rglob("*.py") if re.search(r"^\s*(import|from) httpx", path.read_text(), re.M)]
        self.assertEqual(importing, ["_http.py"])
