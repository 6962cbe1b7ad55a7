import jax
import jax.numpy as jnp
from flax import nnx

dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))


def body(total, x):
    return total + dropout(x).sum(), None  # raises TraceContextError


jax.lax.scan(body, 0.0, jnp.ones((3, 4)))
