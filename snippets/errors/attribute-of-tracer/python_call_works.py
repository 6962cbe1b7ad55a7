import jax
import jax.numpy as jnp


def apply(fun, x):
    return fun(x)


apply = jax.jit(apply, static_argnames=["fun"])
print(apply(jnp.cos, 0.0))
