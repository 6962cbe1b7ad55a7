import equinox as eqx
import jax
import jax.numpy as jnp

model = eqx.nn.Linear(3, 2, key=jax.random.key(0))
x = jnp.ones((16, 3))
print(jax.vmap(model)(x).shape)
