import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    start = jnp.zeros((), x.dtype)
    return jax.lax.fori_loop(0, len(x), lambda i, acc: acc + x[i], start)


print(total(jnp.array([0.5, 1.0, 2.0])))
