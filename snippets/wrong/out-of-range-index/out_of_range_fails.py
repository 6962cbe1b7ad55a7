import jax
import jax.numpy as jnp


@jax.jit
def read(x, i):
    return x[i]


x = jnp.array([10.0, 20.0, 30.0])
print([float(read(x, i)) for i in (2, 10, -1, -10)])
