import jax
import jax.numpy as jnp


@jax.jit
def later(xs):
    last = xs.shape[0]

    def add(total, i):
        return jax.lax.fori_loop(i, last, lambda j, total: total + xs[j], total), None

    return jax.lax.scan(add, 0.0, jnp.arange(last))[0]


assert later(jnp.ones(4)) == 10
