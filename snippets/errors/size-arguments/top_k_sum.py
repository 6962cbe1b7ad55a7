import jax
import jax.numpy as jnp


@jax.jit
def top_mean(x, k):
    print("tracing")
    ordered = jnp.sort(x)[::-1]
    return jnp.sum(jnp.where(jnp.arange(x.size) < k, ordered, 0.0)) / k


x = jnp.array([3.0, 9.0, 1.0, 7.0, 5.0])
print([float(top_mean(x, k)) for k in (1, 2, 5)])
