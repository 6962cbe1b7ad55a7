# pasted above its traceback

import jax
import jax.numpy as jnp


def decayed(values, rate):
    def goes_on(state):
        level, tick = state
        return tick < values.size - 1

    def decay(state):
        level, tick = state
        return level * rate + values[tick], tick + 1

    level, _ = jax.lax.while_loop(goes_on, decay, (0.0, 0))
    return level


slope = jax.grad(decayed, argnums=1)(jnp.ones(3), 0.5)  # raises ValueError
