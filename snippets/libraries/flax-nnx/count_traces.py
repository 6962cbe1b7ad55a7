import chex
import jax.numpy as jnp
from flax import nnx


@nnx.jit
@chex.assert_max_traces(n=1)
def predict(model, x):
    return model(x)


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
predict(model, jnp.ones((4, 2)))
predict(model, jnp.ones((3, 2)))  # raises AssertionError
