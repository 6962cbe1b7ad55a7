import equinox as eqx
import jax
import jax.numpy as jnp

dropout = eqx.nn.Dropout(0.5)
x, keys = jnp.ones((3, 6)), jax.random.split(jax.random.key(0), 3)
y = eqx.filter_vmap(dropout)(x, key=keys)  # raises RuntimeError
print((y > 0).astype(int))
