import jax
import jax.numpy as jnp


@jax.jit
def safe_sqrt(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)


print("value:   ", safe_sqrt(0.0))
print("gradient:", jax.grad(safe_sqrt)(0.0))
