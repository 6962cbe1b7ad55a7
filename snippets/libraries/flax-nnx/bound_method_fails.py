import jax.numpy as jnp
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
forward = nnx.jit(model.__call__)  # raises ValueError
print(forward(jnp.ones((3, 2))).shape)
