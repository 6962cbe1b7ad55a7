import jax
import jax.numpy as jnp


def init(params, options):
    if params.shape[0] < options["min_dim"]:  # raises TracerBoolConversionError
        return {"momentum": jnp.zeros_like(params)}
    return {"row_momentum": jnp.zeros(params.shape[0])}


options = {"rate": 0.1, "min_dim": 128}
print(init(jnp.ones((2, 2)), options))
print(jax.jit(init)(jnp.ones((2, 2)), options))
