import jax
import jax.numpy as jnp


@jax.jit
def metrics_of(x):
    metrics = {"largest": x.max()}
    total = x.sum()
    metrics["total"] = total.astype(float)
    return metrics


assert metrics_of(jnp.arange(3.0)) == {"largest": 2.0, "total": 3.0}
