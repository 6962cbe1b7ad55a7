import jax
import jax.numpy as jnp


@jax.jit
def metrics(errors):
    mse = jnp.mean(errors**2)
    return {"mse": mse, "rmse": mse**0.5}


assert float(metrics(jnp.array([3.0, 3.0]))["rmse"]) == 3
