import jax
import jax.numpy as jnp


def root(a):
    def wrong(x):
        return jnp.abs(x * x - a) > 1e-5

    def better(x):
        return (x + a / x) / 2

    return jax.lax.while_loop(wrong, better, a)


jax.grad(root)(4.0)  # raises ValueError
