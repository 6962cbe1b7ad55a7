import jax
import jax.numpy as jnp
import numpy as np


def scale(x, n):
    print("tracing", x.shape, n)
    return x * n


scale = jax.jit(scale, static_argnames=["n"])
shape = jax.ShapeDtypeStruct((3,), jnp.float32)
compiled = scale.lower(shape, n=2).compile()
print("compiled, nothing run")
print(compiled(np.ones(3, np.float32)))
print(scale(np.ones(3, np.float32), n=2))
