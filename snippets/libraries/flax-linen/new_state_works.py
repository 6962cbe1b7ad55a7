import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training.train_state import TrainState

traces = 0


@jax.jit
def train_step(state, x):
    global traces
    traces += 1
    grads = jax.grad(lambda p: jnp.sum(state.apply_fn({"params": p}, x)))(state.params)
    return state.apply_gradients(grads=grads)


model, adam = nn.Dense(2), optax.adam(0.001)
params = model.init(jax.random.key(0), jnp.ones(3))["params"]
for run in range(3):
    state = TrainState.create(apply_fn=model.apply, params=params, tx=adam)
    state = train_step(state, jnp.ones(3))
print("one model and one optax.adam:", traces, "trace")
