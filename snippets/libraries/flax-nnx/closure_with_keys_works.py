import jax.numpy as jnp
from flax import nnx

model = nnx.RNN(nnx.LSTMCell(2, 3, rngs=nnx.Rngs(0)))


@nnx.jit
def forward(model, x):
    return model(x)


print(forward(model, jnp.ones((1, 4, 2))).shape)
