import jax
import jax.numpy as jnp


@jax.jit
def init(params, options):
    if params.shape[0] < options["min_size"]:  # raises TracerBoolConversionError
        return jnp.zeros_like(params)
    return jnp.zeros(params.shape[0])


print(init(jnp.ones((4, 4)), {"rate": 0.1, "min_size": 128}).shape)
