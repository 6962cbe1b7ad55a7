import jax.numpy as jnp
from flax import nnx

dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))


@nnx.scan(in_axes=(nnx.Carry, 0), out_axes=(nnx.Carry, 0))
def body(dropout, x):
    return dropout, dropout(x)


dropout, ys = body(dropout, jnp.ones((3, 6)))
print((ys > 0).astype(int))
