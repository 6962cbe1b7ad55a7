import jax.numpy as jnp
from flax import nnx


class Counter(nnx.Module):
    def __init__(self):
        self.count = nnx.Variable(jnp.int32(0))


@nnx.jit
def step(counter):
    counter.count[...] += 1
    counter.last = nnx.Variable(jnp.int32(7))


counter = Counter()
cached_step = nnx.cached_partial(step, counter)
cached_step()  # raises ValueError
print(counter.count[...], counter.last[...])
