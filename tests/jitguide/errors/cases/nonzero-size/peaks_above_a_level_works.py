import jax
import jax.numpy as jnp


def peaks(x, level):
    count = jnp.count_nonzero(x > level)
    return jnp.flatnonzero(x > level, size=(x > level).size, fill_value=(x > level).size), count


@jax.jit
def last_peak(x):
    where, count = peaks(x, 2.0)
    return where[count - 1]


peak = last_peak(jnp.array([1.0, 3.0, 0.0, 4.0, 1.0]))
assert peak == 3
