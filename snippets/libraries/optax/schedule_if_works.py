import jax
import jax.numpy as jnp
import optax


def schedule(count):
    return jnp.where(count < 100, 0.1 * count / 100, 0.1)


optimizer = optax.adam(schedule)
params = jnp.ones(3)
opt_state = optimizer.init(params)
updates, opt_state = jax.jit(optimizer.update)(params, opt_state)
warmup = optax.linear_schedule(0.0, 0.1, transition_steps=100)
constant = optax.constant_schedule(0.1)
joined = optax.join_schedules([warmup, constant], boundaries=[100])
for count in (0, 50, 100, 200):
    print(f"{schedule(count):.2f} {joined(count):.2f}")
