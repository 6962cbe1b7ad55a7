import jax
import jax.numpy as jnp


@jax.jit
def running_total(x):
    def add(acc, value):
        acc = acc + value
        return acc, acc

    return jax.lax.scan(add, 0.0, x)


print(running_total(jnp.arange(4.0)))
