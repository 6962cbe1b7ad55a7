import jax
import jax.numpy as jnp


def scale(x, k):
    print("tracing for", repr(k))
    return x * k


scale = jax.jit(scale, static_argnames=["k"])
for k in (1, 1.0, True):
    print(scale(jnp.array([2, 3]), k=k).dtype)
