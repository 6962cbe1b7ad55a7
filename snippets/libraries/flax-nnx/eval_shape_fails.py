import jax.numpy as jnp
from flax import nnx

norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))
x = jnp.ones((3, 2))
print(nnx.eval_shape(lambda x: norm(x), x))  # raises TraceContextError
