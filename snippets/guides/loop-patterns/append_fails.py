import jax
import jax.numpy as jnp


@jax.jit
def powers(x):
    def multiply(i, out):
        return jnp.append(out, out[-1] * x)

    return jax.lax.fori_loop(0, 3, multiply, jnp.ones(1))  # raises TypeError


print(powers(2.0))
