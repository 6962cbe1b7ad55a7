import jax
import jax.numpy as jnp

add_one = jax.jit(lambda x: x + 1, donate_argnums=0)
x = jnp.zeros(3)
print(add_one(x), "deleted:", x.is_deleted())
