import jax
import jax.numpy as jnp


@jax.jit
def statistics(x):
    real = jnp.isfinite(x)
    return {
        "mean": x.mean(where=real),
        "std": x.std(where=real),
        "min": x.min(where=real, initial=jnp.inf),
        "max": x.max(where=real, initial=-jnp.inf),
        "median": jnp.nanmedian(jnp.where(real, x, jnp.nan)),
    }


for name, value in statistics(jnp.array([1.0, 2.0, 6.0, jnp.inf, jnp.inf])).items():
    print(f"{name}: {value:.2f}")
