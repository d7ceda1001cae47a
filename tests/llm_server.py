#!/usr/bin/env python3
"""A model server that behaves as its address says, for tests: http://127.0.0.1:PORT/MODE[/ARGUMENT]/v1.

`say/TEXT` answers with TEXT (URL-safe base64), the other modes fail in a way of their own: see the methods below.
Requests are kept in Server.requests, so that a test can read what was sent.
"""
import base64
import http.server
import json
import re
import ssl
import threading
import time

LARGE = 100 * 1024 * 1024


def encode(text):
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()


def completion(text, reason="stop"):
    return {"object": "chat.completion", "choices": [
        {"index": 0, "finish_reason": reason, "message": {"role": "assistant", "content": text}}],
        "usage": {"prompt_tokens": 11, "completion_tokens": 7, "total_tokens": 18}}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        parts = self.path.strip("/").split("/")
        with self.server.lock:
            self.server.requests.append({"path": self.path, "headers": dict(self.headers), "body": body,
                                         "connection": id(self.connection)})
            count = sum(1 for r in self.server.requests if r["path"] == self.path)
        argument = parts[1] if len(parts) > 2 else ""
        try:
            getattr(self, "mode_" + parts[0].replace("-", "_"), self.mode_notfound)(argument, body, count)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    do_GET = do_POST

    # ---- ways to answer ----

    def send(self, status, body, kind="application/json", headers=()):
        data = body if isinstance(body, bytes) else body.encode() if isinstance(body, str) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def events(self, lines, whole=True):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for line in lines:
            self.wfile.write(f"data: {line}\n\n".encode())
            self.wfile.flush()
        if whole:
            self.wfile.write(b"data: [DONE]\n\n")
        self.close_connection = True

    def mode_say(self, argument, body, count):
        text = decode(argument)
        request = json.loads(body)
        if self.path.endswith("/embeddings"):
            self.send(200, {"data": [{"embedding": [1.0, 0.5, float(i)]} for i in range(len(request["input"]))]})
        elif request.get("stream"):
            pieces = [text[i:i + 5] for i in range(0, len(text), 5)]
            self.events([json.dumps({"choices": [{"delta": {"content": p}}]}) for p in pieces] +
                        [json.dumps({"choices": [{"delta": {}, "finish_reason": "stop"}]})])
        else:
            self.send(200, completion(text))

    def mode_key(self, argument, body, count):
        """Wants the key "right-key"."""
        if self.headers.get("Authorization") != "Bearer right-key":
            self.send(401, {"error": {"message": f"Incorrect key {self.headers.get('Authorization')}"}})
        else:
            self.mode_say(argument, body, count)

    def mode_notfound(self, argument, body, count):
        self.send(404, {"error": {"message": "model 'x' not found"}})

    def mode_pick(self, argument, body, count):
        """Means the choice that the argument names, wherever it stands in the list."""
        numbers = [int(number) for number, name in
                   re.findall(r"^(\d+)\. (.*)$", json.loads(body)["messages"][-1]["content"], re.M) if name == decode(argument)]
        self.send(200, completion(json.dumps({"meant": numbers})))

    def mode_noschema(self, argument, body, count):
        """Does not know response_format."""
        if "response_format" in json.loads(body):
            self.send(400, {"error": {"message": "unknown field response_format"}})
        else:
            self.mode_say(argument, body, count)

    def mode_flaky(self, argument, body, count):
        if count < 3:
            self.send(503, "busy")
        else:
            self.mode_say(argument, body, count)

    def mode_later(self, argument, body, count):
        if count < 2:
            self.send(429, {"error": {"message": "slow down"}}, headers=[("Retry-After", "1")])
        else:
            self.mode_say(argument, body, count)

    def mode_muchlater(self, argument, body, count):
        self.send(429, {"error": {"message": "slow down"}}, headers=[("Retry-After", "3600")])

    def mode_broken(self, argument, body, count):
        self.send(500, "<html><body>Internal Server Error</body></html>", "text/html")

    def mode_slow(self, argument, body, count):
        self.server.stopping.wait(60)
        self.close_connection = True

    def mode_drip(self, argument, body, count):
        """A byte at a time, for ever."""
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", "100000")
        self.end_headers()
        while not self.server.stopping.wait(0.2):
            self.wfile.write(b" ")
            self.wfile.flush()

    def mode_truncated(self, argument, body, count):
        data = json.dumps(completion("SELECT 1")).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[:len(data) // 2])
        self.close_connection = True

    def mode_hangup(self, argument, body, count):
        self.close_connection = True

    def mode_empty(self, argument, body, count):
        self.send(200, b"")

    def mode_garbage(self, argument, body, count):
        self.send(200, bytes(range(256)) * 8)

    def mode_html(self, argument, body, count):
        self.send(200, "<!DOCTYPE html><html><body>Log in, please</body></html>", "text/html")

    def mode_badjson(self, argument, body, count):
        self.send(200, '{"choices": [{"message": {"content": "SEL')

    def mode_wrongjson(self, argument, body, count):
        self.send(200, {"hello": ["world"], "choices": {"a": 1}})

    def mode_nomessage(self, argument, body, count):
        self.send(200, {"choices": [{"message": {"role": "assistant", "content": None}}]})

    def mode_longheader(self, argument, body, count):
        self.send(200, completion("SELECT 1"), headers=[("X-Long", "x" * 200_000)])

    def mode_huge(self, argument, body, count):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(LARGE))
        self.end_headers()
        block = b"[" + b'"x",' * 16384
        for _ in range(LARGE // len(block)):
            self.wfile.write(block)

    def mode_redirect(self, argument, body, count):
        self.send(302, b"", headers=[("Location", "/elsewhere/v1/chat/completions")])

    def mode_cut(self, argument, body, count):
        """Cut short by the model's own limit."""
        self.send(200, completion(decode(argument), "length"))

    def mode_streamcut(self, argument, body, count):
        self.events([json.dumps({"choices": [{"delta": {"content": '{"sql": ["SEL'}}]})], whole=False)

    def mode_streambad(self, argument, body, count):
        self.events(["{not json"])


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, certificate=None):
        super().__init__(("127.0.0.1", 0), Handler)
        self.requests = []
        self.lock = threading.Lock()
        self.stopping = threading.Event()
        self.scheme = "http"
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.socket = context.wrap_socket(self.socket, server_side=True)
            self.scheme = "https"
        self.thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    def handle_error(self, request, client_address):
        pass  # clients that leave in the middle are part of the tests

    def url(self, mode, argument=None):
        middle = f"/{encode(argument)}" if argument is not None else ""
        return f"{self.scheme}://127.0.0.1:{self.server_address[1]}/{mode}{middle}/v1"

    def sent(self):
        """All bodies that came so far, as one text."""
        with self.lock:
            return "\n".join(r["body"].decode() for r in self.requests)

    def close(self):
        self.stopping.set()
        self.shutdown()
        self.server_close()


if __name__ == "__main__":
    served = Server()
    print(served.server_address[1], flush=True)
    while True:
        time.sleep(60)
