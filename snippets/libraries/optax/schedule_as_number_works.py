import jax
import jax.numpy as jnp
import optax

schedule = optax.linear_schedule(-1.0, -0.1, transition_steps=10)
optimizer = optax.scale_by_schedule(schedule)
params = jnp.ones(3)
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)
updates, opt_state = update(params, opt_state)
print(updates)
