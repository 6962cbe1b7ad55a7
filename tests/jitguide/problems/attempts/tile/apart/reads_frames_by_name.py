# fails: judge
import jax.numpy as jnp


def jit_with_static_n(x, n):
    try:
        raise ValueError
    except ValueError as error:
        caller = error.__traceback__.tb_frame.f_back
    assert caller is not None
    return jnp.tile(x, int(n))
