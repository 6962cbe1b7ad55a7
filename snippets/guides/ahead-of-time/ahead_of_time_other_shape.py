import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    return x * 2


compiled = double.lower(jax.ShapeDtypeStruct((3,), jnp.float32)).compile()
compiled(jnp.ones(4))  # raises TypeError
