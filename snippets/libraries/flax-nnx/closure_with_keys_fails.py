import jax.numpy as jnp
from flax import nnx

model = nnx.RNN(nnx.LSTMCell(2, 3, rngs=nnx.Rngs(0)))


@nnx.jit
def forward(x):
    return model(x)  # raises TraceContextError


print(forward(jnp.ones((1, 4, 2))).shape)
