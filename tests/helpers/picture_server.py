"""A local server of card pictures and symbols: slow, incomplete, or with wrong content."""

import contextlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage


def encoded(kind="JPG", color="#00ff00", size=(358, 500), image=None):
    """A picture as a file: of one colour, or ``image``."""
    if image is None:
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor(color))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


class PictureServer:
    """A server that returns ``answer`` or ``answer_for(path)`` while ``gate`` is open.

    A path that contains ``missing`` does not exist. ``asked`` lists the paths in order.
    """

    def __init__(self):
        self.status, self.answer = 200, encoded()
        self.asked = []
        self.missing = ""
        self.answer_for = lambda _path: None
        self.gate = threading.Event()
        self.gate.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                outer.asked.append(self.path)
                outer.gate.wait(20)
                status = 404 if outer.missing and outer.missing in self.path else outer.status
                answer = outer.answer_for(self.path) or outer.answer
                with contextlib.suppress(OSError):
                    self.send_response(status)
                    self.send_header("Content-Length", str(len(answer)))
                    self.end_headers()
                    self.wfile.write(answer)

            def log_message(self, *args):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = False
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.01,))
        self.thread.start()
        self.base = f"http://127.0.0.1:{self.http.server_address[1]}/"
        self.address = self.base + "card/"

    def close(self):
        self.gate.set()
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()
