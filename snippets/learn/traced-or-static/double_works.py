import jax
import jax.numpy as jnp


@jax.jit
def double_above(x, threshold):
    above = x > threshold
    x = jnp.where(above, 2 * x, x)
    return x


print(double_above(3.0, 1.0))
print(double_above(0.5, 1.0))
