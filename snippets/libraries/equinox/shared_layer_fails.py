import equinox as eqx
import jax
import jax.numpy as jnp


class Model(eqx.Module):
    first: eqx.nn.Linear
    second: eqx.nn.Linear

    def __init__(self, key):
        self.first = eqx.nn.Linear(2, 2, key=key)
        self.second = self.first

    def __call__(self, x):
        return self.second(jnp.tanh(self.first(x)))


model = Model(jax.random.key(0))
grad_fn = eqx.filter_grad(lambda model, x: model(x).sum())
grads = grad_fn(model, jnp.ones(2))
model = eqx.apply_updates(model, grads)
first, second = model.first, model.second
print("shared:", jnp.array_equal(first.weight, second.weight))
