import jax
import jax.numpy as jnp


@jax.jit
def rate(epoch):
    print("tracing")
    return jnp.where(epoch < 2, 0.1, 0.01)


print([round(float(rate(epoch)), 2) for epoch in range(4)])
