import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    def add(total, x):
        return total + x, None

    start = jnp.zeros((), float)
    return jax.lax.scan(add, start, xs)[0]


print(total(jnp.ones(3)))
