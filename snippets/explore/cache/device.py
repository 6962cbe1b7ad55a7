import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    print("tracing double")
    return x * 2


x = jnp.array([7.0, 8.0])
device = jax.devices()[0]
print(double(x))
print(double(jax.device_put(x, device)))
print(double(x + 1))
