# fails: plain-jit
import jax, jax.numpy as jnp
class MyError(TypeError): ...
def jit_with_static_n(x, n):
    if isinstance(n, jax.core.Tracer):
        raise MyError("ConcretizationTypeError")
    return jnp.tile(x, int(n))
