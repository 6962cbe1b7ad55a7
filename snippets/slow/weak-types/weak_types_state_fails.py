import jax
import jax.numpy as jnp


@jax.jit
def step(state):
    print("tracing")
    return {"time": state["time"] + jnp.float32(0.1), "speed": state["speed"] * 0.5}


state = {"time": 0.0, "speed": jnp.ones(3)}
after = step(state)
step(after)

leaves = jax.tree_util.tree_leaves_with_path(state)
for (path, first), second in zip(leaves, jax.tree.leaves(after), strict=True):
    weak = jnp.asarray(first).weak_type, second.weak_type
    print(jax.tree_util.keystr(path), "weak before and after:", *weak)
