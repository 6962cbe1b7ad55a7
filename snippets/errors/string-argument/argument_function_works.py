import jax
import jax.numpy as jnp


def apply(fun, x):
    return fun(x)


apply = jax.jit(apply, static_argnames=["fun"])
print(apply(jnp.sin, 0.0))
