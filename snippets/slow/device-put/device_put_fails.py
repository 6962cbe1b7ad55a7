import jax
import jax.numpy as jnp


@jax.jit
def step(x):
    print("tracing")
    return x + 1


device = jax.devices()[0]
first = jnp.zeros(3)
second = jax.device_put(jnp.ones(3), device)
step(first)
step(second)
print("compiled programs:", step._cache_size())
