# fails: no-jit
import jax
import jax.numpy as jnp


def make():
    run = jax.jit(lambda x, n: jnp.tile(x, n), static_argnums=1)

    def jit_with_static_n(x, n):
        return run(x, int(n))

    return jit_with_static_n


jit_with_static_n = make()
