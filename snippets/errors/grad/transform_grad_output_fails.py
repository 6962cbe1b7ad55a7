import jax
import jax.numpy as jnp


def residuals(w):
    return w * jnp.arange(3.0)


print(jax.jit(jax.grad(residuals))(2.0))  # raises TypeError
