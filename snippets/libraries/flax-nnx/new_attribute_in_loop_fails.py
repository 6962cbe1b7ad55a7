import jax.numpy as jnp
from flax import nnx


class Counter(nnx.Module):
    def __init__(self):
        self.count = nnx.Variable(jnp.int32(0))


def body(counter):
    counter.count[...] += 1
    counter.last = nnx.Variable(jnp.int32(7))
    return counter


def go_on(counter):
    return counter.count[...] < 3


counter = nnx.while_loop(go_on, body, Counter())  # raises ValueError
print(counter.count[...], counter.last[...])
