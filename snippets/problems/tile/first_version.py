import jax
import jax.numpy as jnp


@jax.jit
def jit_with_static_n(x, n):
    k = x.shape[0]
    out = jnp.zeros((n * k,))  # raises TypeError
    for i in range(n):
        out = out.at[i * k : (i + 1) * k].set(x)
    return out


print(jit_with_static_n(jnp.array([7.0, 8.0]), 2))
