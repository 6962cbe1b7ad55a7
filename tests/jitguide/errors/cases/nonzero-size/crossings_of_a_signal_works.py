import jax
import jax.numpy as jnp


def crossings(signal):
    rises = (signal[1:] > 0) & (signal[:-1] <= 0)
    count = jnp.count_nonzero(rises)
    return jnp.nonzero(rises, size=rises.size, fill_value=rises.size)[0], count


@jax.jit
def mean_period(signal):
    found, count = crossings(signal)
    return (found[count - 1] - found[0]) / (count - 1)


period = mean_period(jnp.sin(0.5 * jnp.arange(60.0)))
assert period == 50 / 4
