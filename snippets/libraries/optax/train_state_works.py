import jax
import jax.numpy as jnp
import optax
from flax.training.train_state import TrainState

tx = optax.adam(1e-3)


@jax.jit
def train_step(state, grads):
    print("tracing train_step")
    return state.apply_gradients(grads=grads)


for fold in range(3):
    params = {"w": jnp.ones(3)}
    state = TrainState.create(apply_fn=None, params=params, tx=tx)
    for _ in range(10):
        state = train_step(state, params)
