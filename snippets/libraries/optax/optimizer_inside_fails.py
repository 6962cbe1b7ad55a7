import jax
import jax.numpy as jnp
import optax
from flax.training.train_state import TrainState

params = {"w": jnp.ones(2)}


@jax.jit
def create(learning_rate):
    optimizer = optax.sgd(learning_rate)
    return TrainState.create(apply_fn=None, params=params, tx=optimizer)


state = create(0.1)
state = state.apply_gradients(grads=params)  # raises UnexpectedTracerError
print(state.params)
