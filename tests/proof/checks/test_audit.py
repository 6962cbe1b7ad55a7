"""`make audit`, with a local service: no test reaches another host."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from jitguide.command import CommandError
from proof.checks import audit
from proof.matrix.versions import ROOT

pytest.importorskip("uv", reason="uv is no part of the environments of older versions")


class Service:
    """Answers as osv.dev does: the packages of `vulnerable` have a vulnerability."""

    def __init__(self) -> None:
        self.vulnerable: set[tuple[str, str]] = set()
        self.asked: list[tuple[str, str]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                queries = json.loads(self.rfile.read(int(self.headers["content-length"])))
                names = [(q["package"]["name"], q["version"]) for q in queries["queries"]]
                service.asked += names
                found = {"vulns": [{"id": "TEST-1", "modified": "2024-01-01T00:00:00Z"}]}
                self._say({"results": [found if n in service.vulnerable else {} for n in names]})

            def do_GET(self) -> None:
                details = {"id": "TEST-1", "summary": "a fault", "affected": []}
                self._say({**details, "modified": "2024-01-01T00:00:00Z"})

            def _say(self, answer: dict[str, Any]) -> None:
                body = json.dumps(answer).encode()
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            request_queue_size = 256  # uv asks for all packages at once

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    yield service
    service.server.shutdown()
    service.server.server_close()


def test_every_package_of_the_lock_is_asked_for(service: Service) -> None:
    assert audit.main(["--service", service.address]) == 0
    lock = audit.pins(ROOT / "requirements.lock")
    assert sorted(service.asked) == sorted(lock)
    assert {"jax", "mkdocs"} <= {name for name, _ in lock}


def test_a_vulnerability_is_red_and_named(
    service: Service, capfd: pytest.CaptureFixture[str]
) -> None:
    oldest = next(pin for pin in audit.pins(ROOT / "requirements.lock") if pin[0] == "jax")
    service.vulnerable.add(oldest)
    assert audit.main(["--service", service.address]) == 1
    said = capfd.readouterr().out
    assert f"jax {oldest[1]} has 1 known vulnerability" in said
    assert "TEST-1: a fault" in said


def test_a_service_that_does_not_answer_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    assert audit.main(["--service", "http://127.0.0.1:1/"]) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "names no package"),
        ("# only this\n", "names no package"),
        ("jax>=0.4\n", "a.lock:1: expected NAME==VERSION, got 'jax>=0.4'"),
        ("\0\n", "a.lock:1: expected NAME==VERSION"),
    ],
)
def test_what_is_no_lock(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "a.lock").write_text(text)
    with pytest.raises(CommandError, match=said):
        audit.main([str(tmp_path / "a.lock")])


def test_packages_that_uv_passes_over_are_red(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it does with those that no requirement leads to."""
    whole = audit._as_uv_lock
    (tmp_path / "a.lock").write_text("jax==1\nnumpy==2\n")
    lost = whole([("jax", "1")])
    monkeypatch.setattr(audit, "_as_uv_lock", lambda packages: lost)
    assert audit.main([str(tmp_path / "a.lock"), "--service", service.address]) == 2
