# argument: errors

import jax
import jax.numpy as jnp


@jax.jit
def metrics(errors):
    mse = jnp.mean(errors**2)
    return {"mse": float(mse), "rmse": float(mse) ** 0.5}  # raises ConcretizationTypeError


metrics(jnp.array([3.0, 3.0]))
