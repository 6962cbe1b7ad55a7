import jax
import jax.numpy as jnp


def root(a):
    def better(x, _):
        return (x + a / x) / 2, None

    return jax.lax.scan(better, a, None, length=20)[0]


assert jnp.allclose(jax.grad(root)(4.0), 0.25)
