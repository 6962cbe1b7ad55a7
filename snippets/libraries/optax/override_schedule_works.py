import jax
import jax.numpy as jnp
import optax

schedule = optax.linear_schedule(0.1, 0.05, transition_steps=100)
optimizer = optax.chain(
    optax.sgd(schedule),
    optax.inject_hyperparams(optax.scale)(step_size=1.0),
)
params = jnp.ones(3)
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)

opt_state[1].hyperparams["step_size"] = jnp.float32(0.01)
updates, opt_state = update(jnp.ones(3), opt_state, params)
print(updates)
