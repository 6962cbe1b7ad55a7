import jax
import jax.numpy as jnp
from jaxtyping import Array, Float, Int


@jax.jit
def describe(x):
    if isinstance(x, Float[Array, "rows columns"]):
        print("tracing a matrix of floats", x.shape)
    elif isinstance(x, Int[Array, "..."]):
        print("tracing integers", x.shape)
    return x


describe(jnp.ones((2, 3)))
describe(jnp.zeros((2, 3)))
describe(jnp.arange(4))
