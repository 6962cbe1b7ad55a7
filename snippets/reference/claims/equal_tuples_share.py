import jax
import jax.numpy as jnp


def scale(x, k):
    print("tracing for", repr(k))
    return x * k[0]


scale = jax.jit(scale, static_argnames=["k"])
print(scale(jnp.array([2, 3]), k=(1,)).dtype)
print(scale(jnp.array([2, 3]), k=(1.0,)).dtype)
