import jax
import jax.numpy as jnp

x = jnp.array([3, 1, 2, 1])
print("all:   ", jnp.unique(x), jnp.nonzero(x > 1)[0], jnp.repeat(x, 2))
print("jitted:", jax.jit(lambda x: jnp.unique(x, size=2))(x), end=" ")
print(jax.jit(lambda x: jnp.nonzero(x > 1, size=1)[0])(x), end=" ")
print(jax.jit(lambda x, n: jnp.repeat(x, n, total_repeat_length=4))(x, 2))
