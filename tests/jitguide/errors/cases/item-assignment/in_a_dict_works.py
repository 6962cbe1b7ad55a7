import jax
import jax.numpy as jnp


@jax.jit
def clamp(params):
    params["w"] = params["w"].at[0].set(1.0)
    return params


assert clamp({"w": jnp.zeros(2)})["w"].tolist() == [1, 0]
