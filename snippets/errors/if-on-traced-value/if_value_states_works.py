import jax
import jax.numpy as jnp


def choose(condition, yes, no):
    return jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)


@jax.jit
def step(state, start):
    moved = {"place": state["place"] + 0.4, "steps": state["steps"] + 1}
    done = moved["place"] > 1
    return choose(done, start, moved)


start = {"place": jnp.array(0.0), "steps": jnp.array(0)}
state = start
for _ in range(4):
    state = step(state, start)
    print(f"{state['place']:.1f}, steps: {state['steps']}")

states = {"place": jnp.array([0.0, 0.7]), "steps": jnp.array([0, 5])}
print(jax.vmap(step, in_axes=(0, None))(states, start))
