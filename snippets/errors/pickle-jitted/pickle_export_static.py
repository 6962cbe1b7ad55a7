# needs jax >= 0.6.2
from functools import partial

import jax
import jax.numpy as jnp
from jax import export


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return x**n


shape = jax.ShapeDtypeStruct((3,), jnp.float32)
exported = {n: export.export(power)(shape, n=n) for n in (2, 3)}
print(exported[2].call(2 * jnp.ones(3)), exported[3].call(2 * jnp.ones(3)))
try:
    exported[2].call(jnp.ones(3), n=2)
except ValueError as error:
    print(str(error).splitlines()[0])
try:
    export.export(lambda x: power(x, n=2))
except ValueError as error:
    print(str(error)[:50])
print(export.export(jax.jit(lambda x: power(x, n=2)))(shape).call(2 * jnp.ones(3)))
