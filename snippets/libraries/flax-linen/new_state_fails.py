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


params = nn.Dense(2).init(jax.random.key(0), jnp.ones(3))["params"]
for run in range(3):
    state = TrainState.create(apply_fn=nn.Dense(2).apply, params=params, tx=optax.adam(0.001))
    state = train_step(state, jnp.ones(3))
print("a new model and optax.adam for each run:", traces, "traces")
