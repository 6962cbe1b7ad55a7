import jax
import jax.numpy as jnp
from flax import nnx

norm = nnx.BatchNorm(2, rngs=nnx.Rngs(0))
dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))


@jax.jit
def forward(norm, dropout, x):
    return dropout(norm(x))


x = jnp.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
for _ in range(2):
    print((forward(norm, dropout, x) != 0).astype(int).tolist())
print("running mean:", norm.mean[...])
