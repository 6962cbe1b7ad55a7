# pasted above its traceback

import jax


def miss(aim, n_steps, wind):
    end = jax.lax.fori_loop(0, n_steps, lambda _, x: x * wind, aim)
    return (end - 1.0) ** 2


@jax.jit
def improved(aim, n_steps, wind):
    value, slope = jax.value_and_grad(miss)(aim, n_steps, wind)  # raises ValueError
    return aim - 0.125 * slope


improved(1.0, 2, 2.0)
