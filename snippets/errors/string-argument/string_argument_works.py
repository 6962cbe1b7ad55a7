from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["kind"])
def activate(x, kind):
    print("tracing for", kind)
    return jnp.maximum(x, 0) if kind == "relu" else jnp.tanh(x)


print(activate(-1.0, "relu"), activate(-2.0, "relu"), activate(0.0, kind="tanh"))
