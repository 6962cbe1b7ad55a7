import jax.numpy as jnp
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
forward = nnx.jit(nnx.Linear.__call__)
print(forward(model, jnp.ones((3, 2))).shape)
