import jax
import jax.numpy as jnp


def cumulative(xs):
    def add(total, x):
        print("tracing")
        return total + x, total + x

    return jax.lax.scan(add, 0, xs)[1]


for _ in range(3):
    print(cumulative(jnp.arange(4)))
