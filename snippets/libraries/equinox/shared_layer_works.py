import equinox as eqx
import jax
import jax.numpy as jnp


class Model(eqx.Module):
    shared: eqx.nn.Shared

    def __init__(self, key):
        layer = eqx.nn.Linear(2, 2, key=key)
        self.shared = eqx.nn.Shared((layer, layer), where=lambda p: p[1], get=lambda p: p[0])

    def __call__(self, x):
        first, second = self.shared()
        return second(jnp.tanh(first(x)))


model = Model(jax.random.key(0))
grad_fn = eqx.filter_grad(lambda model, x: model(x).sum())
grads = grad_fn(model, jnp.ones(2))
model = eqx.apply_updates(model, grads)
first, second = model.shared()
print("shared:", jnp.array_equal(first.weight, second.weight))
