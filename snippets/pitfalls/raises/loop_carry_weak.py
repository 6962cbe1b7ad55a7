import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    return jax.lax.fori_loop(0, len(x), lambda i, acc: acc + x[i], 0)


print(total(jnp.array([0.5, 1.0, 2.0])))
