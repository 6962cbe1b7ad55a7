import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    return jnp.maximum(x, 0.0)


@jax.jit
def summary(scores, wanted):
    return {
        "sorted": jnp.sort(scores),
        "any": jnp.any(scores > 2),
        "contains": jnp.isin(wanted, scores),
        "clipped": jnp.clip(scores, 0, 2),
    }


print(relu(-1.0))
print(summary(jnp.array([3.0, 1.0]), 1.0))
