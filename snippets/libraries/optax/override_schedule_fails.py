import jax
import jax.numpy as jnp
import optax

schedule = optax.linear_schedule(0.1, 0.05, transition_steps=100)
optimizer = optax.inject_hyperparams(optax.sgd)(learning_rate=schedule)
params = jnp.ones(3)
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)

opt_state.hyperparams["learning_rate"] = jnp.float32(0.001)
updates, opt_state = update(jnp.ones(3), opt_state, params)
print(updates, opt_state.hyperparams["learning_rate"])
