import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    return 2 * x


y, backward = jax.vjp(double, jnp.ones(3))
print(backward(1.0))  # raises ValueError
