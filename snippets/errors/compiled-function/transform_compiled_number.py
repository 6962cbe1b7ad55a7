import jax
import jax.numpy as jnp

scale = jax.jit(lambda x, factor: x * factor).lower(jnp.ones(3), 2.0).compile()
print(scale(jnp.ones(3), 2.0), scale(jnp.ones(3), jnp.float32(2)))
scale(jnp.ones(3), 2)  # raises TypeError
