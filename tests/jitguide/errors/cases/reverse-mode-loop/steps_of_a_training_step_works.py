import functools

import jax


def miss(aim, n_steps, wind):
    end = jax.lax.fori_loop(0, n_steps, lambda _, x: x * wind, aim)
    return (end - 1.0) ** 2


@functools.partial(jax.jit, static_argnames=["n_steps"])
def improved(aim, n_steps, wind):
    value, slope = jax.value_and_grad(miss)(aim, n_steps, wind)
    return aim - 0.125 * slope


assert improved(1.0, 2, 2.0) == -2.0
