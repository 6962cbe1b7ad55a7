import equinox as eqx
import jax
import jax.numpy as jnp

dropout = eqx.nn.Dropout(0.5)
x, key = jnp.ones((3, 6)), jax.random.key(0)
y = jax.vmap(lambda row: dropout(row, key=key))(x)
print((y > 0).astype(int))
