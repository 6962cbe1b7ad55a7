import jax
import jax.numpy as jnp


@jax.jit
def later(xs):
    last = xs.shape[0]

    def add(i, total):
        return jax.lax.fori_loop(i, last, lambda j, total: total + xs[j], total)

    return jax.lax.fori_loop(0, last, add, 0.0)


assert later(jnp.ones(4)) == 10
