import jax
import jax.numpy as jnp


@jax.jit
def keep(weights, mask):
    return jax.tree.map(
        lambda w, on: w if on else jnp.zeros_like(w),  # raises TracerBoolConversionError
        weights,
        mask,
    )


weights = {"w": jnp.ones(3), "b": jnp.ones(2)}
print(keep(weights, {"w": True, "b": False}))
