import jax
import jax.numpy as jnp


@jax.jit
def apply(layer, x):
    return layer["w"] @ x


layer = {"name": "dense", "w": jnp.eye(2)}
arrays = {key: value for key, value in layer.items() if key != "name"}
assert jnp.allclose(apply(arrays, jnp.ones(2)), 1.0)
