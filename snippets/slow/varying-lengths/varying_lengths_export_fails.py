# needs jax >= 0.6.2
import jax
import jax.numpy as jnp
from jax import export


@jax.jit
def last_three(x):
    if x.shape[0] > 3:  # raises InconclusiveDimensionOperation
        return x[-3:]
    return x


(n,) = export.symbolic_shape("n")
export.export(last_three)(jax.ShapeDtypeStruct((n,), jnp.float32))
