# needs jax >= 0.6.2
import jax
import jax.numpy as jnp
from jax import export


@jax.jit
def double(x):
    print("tracing")
    return 2 * x


shape = jax.ShapeDtypeStruct((3,), jnp.float32)
exported = export.export(double, platforms=["cpu", "cuda"])(shape)
print("for", exported.platforms)
print(exported.call(jnp.ones(3)))
