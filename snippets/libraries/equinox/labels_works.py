import equinox as eqx
import jax
import jax.numpy as jnp
import optax

model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
params = eqx.filter(model, eqx.is_inexact_array)
labels = jax.tree.map(lambda p: "w" if p.ndim == 2 else "b", params)
optimizers = {"w": optax.sgd(0.01), "b": optax.sgd(0.1)}
optimizer = optax.partition(optimizers, lambda params: labels)
opt_state = optimizer.init(params)
grads = jax.tree.map(jnp.ones_like, params)
updates, opt_state = optimizer.update(grads, opt_state, params)
print(updates.layers[0].weight[0, 0], updates.layers[0].bias[0])
