import jax
import jax.numpy as jnp


def conditional_double(x, threshold):
    return jnp.where(x > threshold, 2 * x, x)


print(jax.grad(conditional_double)(3.0, 2.0), jax.grad(conditional_double)(1.0, 2.0))
print(jax.vmap(conditional_double, in_axes=(0, None))(jnp.array([3.0, 1.0, 5.0]), 2.0))
