# fails: no-jit
import jax.numpy as jnp

exec("import jax as j\n_f = getattr(j, 'j' + 'it')(lambda x: x)")


def jit_with_static_n(x, n):
    return jnp.tile(_f(x), int(n))
