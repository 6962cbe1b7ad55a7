import jax
import jax.numpy as jnp
from flax import nnx

model = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
graphdef, state = nnx.split(model)


def loss(x, state):
    model = nnx.merge(graphdef, state)
    return model(x).sum()  # raises TraceContextError


jax.grad(loss)(jnp.ones(4), state)
