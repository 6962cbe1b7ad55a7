from functools import partial

import jax


class Offset:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return hash(self.value)

    def __eq__(self, other):
        return type(self) is type(other) and self.value == other.value


@partial(jax.jit, static_argnames=["offset"])
def add(x, offset):
    print("tracing with", offset.value)
    return x + offset.value


offset = Offset(100)
print(add(1, offset=offset))
offset.value = 0
print("should be 1:", add(1, offset=offset))
print("should be 1:", add(1, offset=offset))
