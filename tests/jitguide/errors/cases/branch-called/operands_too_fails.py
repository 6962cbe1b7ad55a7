import jax
import jax.numpy as jnp


def below(x):
    return x < 100.0


def double(x):
    return 2.0 * x


def grow(x):
    return jax.lax.while_loop(below(x), double(x), x)  # raises TypeError


out = grow(jnp.float32(3.0))
