import jax
import jax.numpy as jnp


@jax.jit
def phase(x):
    return jnp.exp(1j * x)


print(jax.grad(phase)(1.0))  # raises TypeError
