import jax
import jax.numpy as jnp


@jax.jit
def clean(x, missing):
    print("tracing")
    return jnp.where(jnp.isnan(x), missing, x)


x = jnp.array([1.0, jnp.nan])
for _ in range(3):
    clean(x, missing=float("nan"))
