import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    def add(total, x):
        return total + x

    return jax.lax.scan(add, 0.0, xs)  # raises TypeError


print(total(jnp.arange(3.0)))
