import jax
import jax.numpy as jnp


def apply(params):
    return params["weights"].sum() + params["bias"]


params = {"weights": jnp.ones((3, 2)), "bias": 1.0}
print(jax.vmap(apply, in_axes=({"weights": 0, "bias": None},))(params))
