import jax
import jax.numpy as jnp
from flax import nnx


class Model(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 1, rngs=rngs)

    @nnx.jit
    def __call__(self, x):
        return self.linear(x)


model, x = Model(nnx.Rngs(0)), jnp.ones((3, 2))
forward = jax.vmap(model)
print(forward(x).shape)  # raises TraceContextError
