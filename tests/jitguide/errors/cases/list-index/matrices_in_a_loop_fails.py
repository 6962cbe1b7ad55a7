# argument on other versions: loop_carry[0]
# argument: i
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def chained(matrices):
    def step(i, row):
        return row @ matrices[i]  # raises TracerIntegerConversionError

    return jax.lax.fori_loop(0, len(matrices), step, jnp.ones(2))


out = chained([jnp.ones((2, 3)), jnp.ones((3, 4))])
