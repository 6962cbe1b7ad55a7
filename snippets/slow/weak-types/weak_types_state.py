import jax
import jax.numpy as jnp


@jax.jit
def step(state):
    print("tracing")
    return {"time": state["time"] + jnp.float32(0.1), "speed": state["speed"] * 0.5}


def strong(leaf):
    return jnp.asarray(leaf, jnp.result_type(leaf))


state = jax.tree.map(strong, {"time": 0.0, "speed": jnp.ones(3)})
for _ in range(3):
    state = step(state)
