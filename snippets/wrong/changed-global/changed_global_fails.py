import jax
import jax.numpy as jnp

rate = 10.0


@jax.jit
def scale(x):
    print("tracing with rate =", rate)
    return x * rate


print(scale(1.0))
rate = 20.0
print("after rate = 20.0:", scale(1.0))
print("another shape:", scale(jnp.ones(1)))
