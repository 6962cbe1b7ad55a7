import jax
import jax.numpy as jnp

added = jax.jit(lambda x, y: x + y, donate_argnums=(0, 1))
x = jnp.ones(3)
# fmt: off
added(x,x)  # raises JaxRuntimeError
# fmt: on
