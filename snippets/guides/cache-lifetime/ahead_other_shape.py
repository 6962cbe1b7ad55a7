import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def double(x):
    return x * 2


compiled = double.lower(jax.ShapeDtypeStruct((3,), jnp.float32)).compile()
print(compiled(np.ones(3, np.float32)))
print(compiled(np.ones(4, np.float32)))  # raises TypeError
