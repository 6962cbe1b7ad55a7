import jax
import jax.numpy as jnp


@jax.jit
def conditional_double(x, threshold):
    return jnp.where(x > threshold, 2 * x, x)


print(conditional_double(3.0, 1.0), conditional_double(0.5, 1.0))
print(conditional_double(jnp.array([0.5, 3.0]), 1.0))
