import jax
import jax.numpy as jnp


def zeros(**options):
    return jnp.zeros(options["length"])  # raises TypeError


zeros = jax.jit(zeros, static_argnames=["lenght"])
print(zeros(length=3))
