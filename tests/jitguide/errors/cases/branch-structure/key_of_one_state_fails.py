import jax
import jax.numpy as jnp


def reset(height):
    return {"height": height, "steps": jnp.int32(0)}


def advance(state):
    late = state["steps"] >= 2
    return {"height": state["height"] - 1.0, "steps": state["steps"] + 1, "late": late}


@jax.jit
def step(state, height):
    new = advance(state)
    return jax.lax.cond(new["late"], lambda: reset(height), lambda: new)  # raises TypeError


state = reset(jnp.float32(5.0))
for _ in range(4):
    state = step(state, 9.0)
