# fails: no-jit
import jax  # noqa: F401
import jax.numpy as jnp


def jit_with_static_n(x, n):
    f = eval("ja" + "x.jit")(jnp.tile, static_argnums=1)
    return f(x, int(n))
