# fails: state
import contextvars, jax.numpy as jnp
calls = contextvars.ContextVar("calls", default=0)
def jit_with_static_n(x, n):
    calls.set(calls.get() + 1)
    return jnp.tile(x, int(n))
