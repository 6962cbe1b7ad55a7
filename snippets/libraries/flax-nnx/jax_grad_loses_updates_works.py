import jax.numpy as jnp
from flax import nnx

norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))


@nnx.jit
def train_step(norm, x):
    return nnx.grad(lambda norm: norm(x).sum())(norm)


train_step(norm, jnp.array([[1.0, 2.0], [3.0, 4.0]]))
print("running mean:", norm.mean[...])
