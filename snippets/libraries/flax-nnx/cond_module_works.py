import jax.numpy as jnp
from flax import nnx


@nnx.jit
def forward(norm, x, train):
    return nnx.cond(
        train,
        lambda norm, x: norm(x),
        lambda norm, x: x,
        norm,
        x,
    )


norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))
print(forward(norm, jnp.ones((4, 2)), True).shape)
