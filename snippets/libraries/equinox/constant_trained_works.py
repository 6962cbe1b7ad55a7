import equinox as eqx
import jax
import jax.numpy as jnp
import optax


class Model(eqx.Module):
    weight: jax.Array
    mean: jax.Array  # of the training data: not a parameter

    def __call__(self, x):
        return self.weight * (x - self.mean)


def trainable(model):
    spec = jax.tree.map(eqx.is_inexact_array, model)
    return eqx.tree_at(lambda model: model.mean, spec, False)


@eqx.filter_jit
def train_step(model, opt_state, x):
    params, frozen = eqx.partition(model, trainable(model))
    grads = eqx.filter_grad(lambda p: jnp.sum(eqx.combine(p, frozen)(x) ** 2))(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return eqx.apply_updates(model, updates), opt_state


model = Model(jnp.array(2.0), jnp.array(5.0))
optimizer = optax.sgd(0.1)
opt_state = optimizer.init(eqx.filter(model, trainable(model)))
model, _ = train_step(model, opt_state, jnp.array([4.0, 7.0]))
print("mean:", model.mean)
