## Why the server does not answer a request: read by people with a terminal, and by those who set a server up

safety-foreign-host = This server does not answer to the name “{ $host }”. Open it by the address that it printed when it started.
safety-foreign-origin = A page of { $origin } may not talk to this server. Whoever runs the server can allow it with --origin.
safety-too-large = That is too large: at most { NUMBER($most) } bytes, please.
safety-too-slow = The request did not arrive in full in time.
safety-too-much = Too many requests from your address. Try again in a moment.
