import jax
import jax.numpy as jnp


def square(z):
    return z**2


slope = jax.jacfwd(square, holomorphic=True)(jnp.array(1.0 + 2.0j))
print(jax.jacfwd(square, holomorphic=True)(jnp.array(1.0 + 2.0j)))
assert slope == 2 + 4j
