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


@jax.jit
def smallest(x):
    return x.min(where=x > 0, initial=jnp.iinfo(x.dtype).max)


print("min of integers:", smallest(jnp.array([1, 2, -6])))
