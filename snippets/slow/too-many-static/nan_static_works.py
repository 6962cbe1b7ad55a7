import jax
import jax.numpy as jnp


@jax.jit
def clean(x, missing):
    print("tracing")
    return jnp.where(jnp.isnan(x), missing, x)


x = jnp.array([1.0, jnp.nan])
for missing in (float("nan"), float("nan"), 0.0):
    print(clean(x, missing))
