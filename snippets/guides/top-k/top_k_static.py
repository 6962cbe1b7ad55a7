# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["k"])
def top(x, k):
    print("tracing with k =", k)
    return jax.lax.top_k(x, k)[0]


x = jnp.array([3.0, 9.0, 1.0, 7.0, 5.0])
for k in (2, 3, 2):
    print(top(x, k=k))
