import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    def add(total, x):
        return total + x, None

    return jax.lax.scan(add, 0.0, xs)[0]


print(total(jnp.arange(3.0)))
