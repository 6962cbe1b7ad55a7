import jax
import jax.numpy as jnp
from flax import nnx


@nnx.jit
def forward(norm, x, train):
    return jax.lax.cond(
        train,
        lambda x: norm(x),  # raises TraceContextError
        lambda x: x,
        x,
    )


norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))
print(forward(norm, jnp.ones((4, 2)), True).shape)
