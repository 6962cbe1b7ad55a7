import jax
import jax.numpy as jnp


def step(state, force):
    speed = state["speed"] + force
    return {"speed": speed, "reward": speed.sum(keepdims=True)}, None


start = {"speed": jnp.zeros(3), "reward": 0.0}
print(jax.lax.scan(step, start, jnp.ones(4)))  # raises TypeError
