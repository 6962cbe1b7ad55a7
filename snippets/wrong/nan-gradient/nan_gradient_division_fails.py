import jax
import jax.numpy as jnp


def inverse(x):
    return jnp.where(x != 0, 1 / x, 0.0)  # raises ZeroDivisionError


print(inverse(jnp.array(0.0)), jax.jit(inverse)(0.0))
print(inverse(0.0))
