import jax
import jax.numpy as jnp


@jax.jit
def safe_sqrt(x):
    positive = x > 0
    harmless = jnp.where(positive, x, 1.0)
    return jnp.where(positive, jnp.sqrt(harmless), 0.0)


print("value:   ", safe_sqrt(0.0))
print("gradient:", jax.grad(safe_sqrt)(0.0))
print("gradient at 4:", jax.grad(safe_sqrt)(4.0))
