import jax
import jax.numpy as jnp


def cast(x, dtype):
    return x.astype(dtype)


cast = jax.jit(cast, static_argnames=["dtype"])
print(cast(jnp.arange(3), jnp.float32))
