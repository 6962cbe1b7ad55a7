import jax
import jax.numpy as jnp


@jax.jit
def step(state, start):
    moved = {"place": state["place"] + 0.4, "steps": state["steps"] + 1}
    done = moved["place"] > 1
    return jnp.where(done, start, moved)  # raises TypeError


start = {"place": jnp.array(0.0), "steps": jnp.array(0)}
print(step(start, start))
