import jax.numpy as jnp
from flax import nnx


class Counter(nnx.Module):
    def __init__(self):
        self.calls = nnx.Variable(jnp.array(0))

    def __call__(self, x):
        self.calls[...] += 1  # raises TraceContextError
        return x


counter = Counter()
jitted = nnx.jit(counter)
jitted(jnp.ones(2))
