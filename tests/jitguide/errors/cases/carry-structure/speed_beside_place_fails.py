import jax
import jax.numpy as jnp


def move(i, state):
    return {"x": state["x"] + 1.0, "y": state["y"], "speed": jnp.ones(())}


end = jax.lax.fori_loop(0, 3, move, {"x": 0.0, "y": 0.0})  # raises TypeError
