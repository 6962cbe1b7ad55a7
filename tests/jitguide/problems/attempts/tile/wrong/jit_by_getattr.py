# fails: no-jit
import jax, jax.numpy as jnp
def jit_with_static_n(x, n):
    m = int(n)
    return getattr(jax, "j" + "it")(lambda v: jnp.tile(v, m))(x)
