import jax
import jax.numpy as jnp


def advance(state, x):
    level = 0.5 * state["level"] + x
    return {"level": level, "peak": jnp.maximum(state.get("peak", x), level)}, level


start = {**{"level": jnp.zeros(())}, "peak": jnp.array(-jnp.inf)}
final, levels = jax.lax.scan(advance, start, jnp.array([2.0, 4.0, 1.0]))
highest = final["peak"]
assert highest == 5
