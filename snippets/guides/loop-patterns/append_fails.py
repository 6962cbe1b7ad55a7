import jax
import jax.numpy as jnp


@jax.jit
def multiples(x):
    def append(i, out):
        return jnp.append(out, i * x)

    return jax.lax.fori_loop(0, 3, append, jnp.zeros(0))  # raises TypeError


print(multiples(2.0))
