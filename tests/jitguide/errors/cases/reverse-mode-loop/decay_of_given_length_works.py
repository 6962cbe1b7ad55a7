import jax
import jax.numpy as jnp


def decayed(values, rate):
    def decay(state):
        level, tick = state
        return level * rate + values[tick], tick + 1

    level, _ = jax.lax.scan(
        lambda state, _: (decay(state), None), (0.0, 0), None, length=values.size - 1
    )[0]
    return level


slope = jax.grad(decayed, argnums=1)(jnp.ones(3), 0.5)
assert slope == 1
