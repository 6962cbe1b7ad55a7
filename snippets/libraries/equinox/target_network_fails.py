import equinox as eqx
import jax
import jax.numpy as jnp
import optax

key1, key2 = jax.random.split(jax.random.key(0))
model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=key1)
target = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=key2)

target = optax.incremental_update(model, target, 0.1)  # raises TypeError
print(target(jnp.ones(2)).shape)
