import jax
import jax.numpy as jnp


@jax.jit
def sum_range(x, start, stop, step):
    rounds = jnp.maximum(0, -((start - stop) // step))

    def body(k, total):
        return total + x[start + k * step]

    return jax.lax.fori_loop(0, rounds, body, 0.0)


x = 10.0 ** jnp.arange(5)
for bounds in ((0, 5, 2), (4, -1, -1), (3, 0, -2), (2, 2, 1)):
    print(bounds, sum_range(x, *bounds), sum(x[i] for i in range(*bounds)))
