import equinox as eqx
import jax
import jax.numpy as jnp
import optax


class Model(eqx.Module):
    weight: jax.Array
    index: jax.Array

    def __call__(self, x):
        return self.weight[self.index] * x


model = Model(jnp.ones(3), jnp.array([2, 0]))
grads = eqx.filter_grad(lambda model: jnp.sum(model(1.0)))(model)
params = eqx.filter(model, eqx.is_inexact_array)
optimizer = optax.adam(0.1)
opt_state = optimizer.init(params)
updates, _ = optimizer.update(grads, opt_state, params)
print(eqx.apply_updates(model, updates).weight)
