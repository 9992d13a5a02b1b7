"""Tables on the net: seats, storage, and the protocol by which browsers and other programs play."""
