import jax
import jax.numpy as jnp


def move(i, state):
    new = {"x": state["x"] + 1.0, "y": state["y"], "speed": jnp.ones(())}
    return {key: new[key] for key in state}


end = jax.lax.fori_loop(0, 3, move, {"x": 0.0, "y": 0.0})
assert end == {"x": 3, "y": 0}
