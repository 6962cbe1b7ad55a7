import jax
import jax.numpy as jnp


@jax.jit
def predict(x, params):
    return x @ params["w"] + params["b"]


params = {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}
assert predict(jnp.ones(3), params=params).tolist() == [3, 3]
