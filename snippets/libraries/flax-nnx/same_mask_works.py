import jax.numpy as jnp
from flax import nnx

dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))


@nnx.jit
@nnx.split_rngs(splits=3)
@nnx.vmap(in_axes=(nnx.StateAxes({nnx.RngState: 0, ...: None}), 0))
def forward(dropout, x):
    return dropout(x)


print(forward(dropout, jnp.ones((3, 6))))
