import jax
import jax.numpy as jnp
import optax
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.sgd(0.1), wrt=nnx.Param)


@jax.jit
def train_step(x):
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)  # raises ValueError
    optimizer.update(model, grads)


train_step(jnp.ones((4, 2)))
