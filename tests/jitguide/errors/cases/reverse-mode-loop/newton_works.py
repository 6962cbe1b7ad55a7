import jax
import jax.numpy as jnp


def root(a):
    def better(x):
        return (x + a / x) / 2

    return jax.lax.scan(lambda state, _: (better(state), None), a, None, length=20)[0]


assert jnp.allclose(jax.grad(root)(4.0), 0.25)
