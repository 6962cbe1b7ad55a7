import jax.numpy as jnp
from flax import nnx


class Counter(nnx.Module):
    def __init__(self):
        self.calls = nnx.Variable(jnp.array(0))

    def __call__(self, x):
        self.calls[...] += 1
        return x


@nnx.jit
def forward(counter, x):
    return counter(x)


counter = Counter()
forward(counter, jnp.ones(2))
forward(counter, jnp.ones(2))
print(counter.calls[...])
