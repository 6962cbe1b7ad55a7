import jax.numpy as jnp
import optax
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.adam(0.001), wrt=nnx.Param)
grads = nnx.grad(lambda model: jnp.sum(model(jnp.ones(2))))(model)
optimizer.update(model, grads)
print("steps taken:", optimizer.step[...])
