import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    start = jnp.int32(0)
    return jax.lax.fori_loop(0, len(x), lambda i, acc: acc + x[i], start)  # raises TypeError


print(total(jnp.array([0.5, 1.0, 2.0])))
