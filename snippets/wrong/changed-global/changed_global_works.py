import jax
import jax.numpy as jnp


@jax.jit
def scale(x, rate):
    print("tracing")
    return x * rate


rate = 10.0
print(scale(1.0, rate))
rate = 20.0
print(scale(1.0, rate))
print("another shape:", scale(jnp.ones(1), rate))
