import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n"])
def power(x, n):
    print("tracing")
    return x**n


shape = jax.ShapeDtypeStruct((3,), jnp.float32)
print("compiling ...")
compiled = power.lower(shape, n=2).compile()
print("done")
print(compiled(jnp.array([1.0, 2.0, 3.0])))
