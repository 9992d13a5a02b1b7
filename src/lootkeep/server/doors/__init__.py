"""How the world comes in: connections, HTTP and sockets.

In reading order: `connections` (how many there may be), `websocket` and `http_protocol` (below ASGI), `shield` (before
all else); `problems`, `openapi`, `api` and `pages` over HTTP; `sockets` for those who play.
"""
