import jax
import jax.numpy as jnp


@jax.jit
def log(x):
    assert x.ndim == 1
    assert jnp.all(x > 0)  # raises TracerBoolConversionError
    return jnp.log(x)


print(log(jnp.array([1.0, -1.0])))
