import jax.numpy as jnp
from flax import nnx

dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))


@nnx.jit
@nnx.vmap(in_axes=(None, 0))
def forward(dropout, x):
    return dropout(x)


print(forward(dropout, jnp.ones((3, 6))))
