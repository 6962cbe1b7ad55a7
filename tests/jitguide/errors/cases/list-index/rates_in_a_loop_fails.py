# argument on other versions: loop_carry[0]
# argument: i
# pasted above its traceback

import jax


@jax.jit
def grown(rates, start):
    def step(i, total):
        return total * (1 + rates[i])  # raises TracerIntegerConversionError

    return jax.lax.fori_loop(0, 2, step, start)


out = grown([0.5, 1.0], 4.0)
