import jax
import jax.numpy as jnp


@jax.grad
def slope(x):
    return jnp.exp(1j * x)


print(slope(0.5))  # raises TypeError
