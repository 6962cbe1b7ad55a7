import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    print("tracing shape", x.shape, x.dtype)
    return x.sum()


total(jnp.zeros(3))
total(jnp.ones(3))
total(jnp.ones(4))
total(jnp.ones(3, dtype=jnp.int32))
total(jnp.zeros(4))
