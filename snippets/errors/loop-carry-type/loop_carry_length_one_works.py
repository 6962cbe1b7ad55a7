import jax
import jax.numpy as jnp


def step(state, force):
    speed = state["speed"] + force
    return {"speed": speed, "reward": speed.sum()}, None


start = {"speed": jnp.zeros(3), "reward": 0.0}
state, _ = jax.lax.scan(step, start, jnp.ones(4))
print(state["reward"])
