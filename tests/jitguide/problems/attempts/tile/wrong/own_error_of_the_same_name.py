# fails: plain-jit
import jax
import jax.numpy as jnp


class ConcretizationTypeError(TypeError):
    pass


def jit_with_static_n(x, n):
    if isinstance(n, jax.core.Tracer):
        raise ConcretizationTypeError("Abstract tracer value encountered")
    return jnp.tile(x, int(n))
