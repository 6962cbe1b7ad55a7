import jax
import jax.numpy as jnp
import optax
from flax import nnx


@nnx.jit
def train_step(model, optimizer, x):
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)


def mask(params):
    return jax.tree.map(lambda leaf: leaf.ndim > 1, params)


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
adamw = optax.adamw(0.1, mask=mask)
optimizer = nnx.Optimizer(model, adamw, wrt=nnx.Param)
train_step(model, optimizer, jnp.ones((4, 2)))
print("steps taken:", optimizer.step[...])
