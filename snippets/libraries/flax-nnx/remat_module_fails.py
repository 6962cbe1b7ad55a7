import jax
import jax.numpy as jnp
from flax import nnx


def loss_fn(norm, x):
    y = jax.checkpoint(lambda x: norm(x))(x)  # raises TraceContextError
    return jnp.sum(y**2)


norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))
x = jnp.arange(8.0).reshape(4, 2)
print(nnx.grad(loss_fn)(norm, x).scale.shape)
