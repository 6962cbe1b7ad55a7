import jax.numpy as jnp
from flax import nnx


class Scale(nnx.Module):
    def __init__(self):
        self.factor = jnp.arange(3.0)


@nnx.jit
def forward(model, x):
    return model.factor * x


cached = nnx.cached_partial(forward, Scale())
print(cached(jnp.ones(3)))  # raises AttributeError
