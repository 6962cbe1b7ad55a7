import jax
import jax.numpy as jnp
import optax

optimizer = optax.inject_hyperparams(optax.sgd)(learning_rate=0.1)


@jax.jit
def train_step(params, opt_state):
    print("  tracing train_step")
    updates, opt_state = optimizer.update(params, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


params = jnp.ones(3)
opt_state = optimizer.init(params)
for learning_rate in (jnp.float32(0.05), jnp.float32(0.02), 0.01):
    print(type(learning_rate).__name__, learning_rate)
    opt_state.hyperparams["learning_rate"] = learning_rate
    params, opt_state = train_step(params, opt_state)
