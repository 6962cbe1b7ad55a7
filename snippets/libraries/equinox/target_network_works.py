import equinox as eqx
import jax
import jax.numpy as jnp
import optax

key1, key2 = jax.random.split(jax.random.key(0))
model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=key1)
target = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=key2)

new = eqx.filter(model, eqx.is_inexact_array)
old, static = eqx.partition(target, eqx.is_inexact_array)
target = eqx.combine(optax.incremental_update(new, old, 0.1), static)
print(target(jnp.ones(2)).shape)
