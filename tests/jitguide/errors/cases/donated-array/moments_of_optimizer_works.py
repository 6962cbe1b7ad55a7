import jax
import jax.numpy as jnp


def start(weights):
    return {
        "first": jax.tree.map(jnp.zeros_like, weights),
        "second": jax.tree.map(jnp.zeros_like, weights),
    }


def update(weights, state):
    state = {"first": state["first"] + weights, "second": state["second"] + weights**2}
    return weights - state["first"], state


step = jax.jit(update, donate_argnums=(0, 1))
weights = jnp.array([1.0, 2.0])
weights, state = step(weights, start(weights))
assert weights.tolist() == [0, 0]
assert state["second"].tolist() == [1, 4]
