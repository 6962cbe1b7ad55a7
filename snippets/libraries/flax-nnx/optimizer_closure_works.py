import jax.numpy as jnp
import optax
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.sgd(0.1), wrt=nnx.Param)


@nnx.jit
def train_step(model, optimizer, x):
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)


train_step(model, optimizer, jnp.ones((4, 2)))
print("steps taken:", optimizer.step[...])
