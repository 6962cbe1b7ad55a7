import jax.numpy as jnp
import optax
from flax import nnx


class Model(nnx.Module):
    def __init__(self, rngs):
        self.body = nnx.Linear(2, 4, rngs=rngs)
        self.head = nnx.Linear(4, 1, rngs=rngs)

    def __call__(self, x):
        return self.head(self.body(x))


trained = nnx.All(nnx.Param, nnx.PathContains("head"))


@nnx.jit
def train_step(model, optimizer, x):
    loss_fn = lambda model: jnp.mean((model(x) - 1.0) ** 2)
    grads = nnx.grad(loss_fn, argnums=nnx.DiffState(0, trained))(model)
    optimizer.update(model, grads)


model = Model(nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.adam(0.1), wrt=trained)
body, head = model.body.kernel[...], model.head.kernel[...]
train_step(model, optimizer, jnp.ones((4, 2)))
print("body changed:", not jnp.array_equal(body, model.body.kernel[...]))
print("head changed:", not jnp.array_equal(head, model.head.kernel[...]))
