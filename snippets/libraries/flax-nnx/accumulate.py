import jax.numpy as jnp
import optax
from flax import nnx


@nnx.jit
def train_step(model, optimizer, x):
    print("tracing")
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
every_fourth = optax.MultiSteps(optax.sgd(0.1), every_k_schedule=4)
optimizer = nnx.Optimizer(model, every_fourth, wrt=nnx.Param)
for step in range(1, 9):
    before = model.kernel[...]
    train_step(model, optimizer, jnp.ones((4, 2)))
    if (model.kernel[...] != before).any():
        print("the weights changed in step", step)
