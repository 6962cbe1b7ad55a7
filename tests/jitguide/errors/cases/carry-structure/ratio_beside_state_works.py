import jax
import jax.numpy as jnp


def halve(target):
    def far(state):
        return state["gap"] > 0.1

    def step(state):
        x = (state["x"] + target) / 2
        gap = jnp.abs(x - target)
        ratio = gap / state["gap"]
        return {"x": x, "gap": gap, "n": state["n"] + 1}

    start = {"x": 0.0, "gap": 1.0, "n": 0}
    return jax.lax.while_loop(far, step, start)


out = halve(1.0)
assert out["n"] == 4
