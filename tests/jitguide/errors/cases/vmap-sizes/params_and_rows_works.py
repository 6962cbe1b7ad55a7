import jax
import jax.numpy as jnp


def predict(params, x):
    return jnp.sum(params["w"] * x) + params["b"].sum()


params = {"w": jnp.ones(3), "b": jnp.ones(3)}
batched = jax.vmap(predict, in_axes=(None, 0))
assert batched(params, jnp.ones((5, 3))).tolist() == [6.0] * 5
