import jax
import jax.numpy as jnp
from flax import nnx

model = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
graphdef, state = nnx.split(model)


def loss(x, state):
    model = nnx.merge(graphdef, state, copy=True)
    return model(x).sum(), nnx.state(model)


grads, state = jax.grad(loss, has_aux=True)(jnp.ones(4), state)
nnx.update(model, state)
print(grads, model.rngs.count[...])
