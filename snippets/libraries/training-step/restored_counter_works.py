import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def train_step(state):
    print("tracing with step", state["step"])
    return {"step": state["step"] + 1}


state = train_step({"step": jnp.zeros((), jnp.int32)})
np.savez("checkpoint.npz", **state)
with np.load("checkpoint.npz") as restored:
    state = train_step(dict(restored))
print(state["step"])
