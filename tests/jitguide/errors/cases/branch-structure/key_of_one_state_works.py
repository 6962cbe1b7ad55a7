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
    return jax.lax.cond(
        new["late"], lambda: {**reset(height), "late": jnp.zeros_like(new["late"])}, lambda: new
    )


state = reset(jnp.float32(5.0))
heights = []
for _ in range(4):
    state = step(state, 9.0)
    heights.append(float(state["height"]))
assert heights == [4.0, 3.0, 9.0, 8.0]
assert not state["late"]
