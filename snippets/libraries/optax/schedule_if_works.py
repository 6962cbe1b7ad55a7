import jax
import jax.numpy as jnp
import optax

warmup = optax.linear_schedule(0.0, 0.1, transition_steps=100)
schedule = optax.join_schedules([warmup, optax.constant_schedule(0.1)], boundaries=[100])


def own_schedule(count):
    return jnp.where(count < 100, 0.1 * count / 100, 0.1)


params = jnp.ones(3)
for learning_rate in (schedule, own_schedule):
    optimizer = optax.adam(learning_rate)
    opt_state = optimizer.init(params)
    updates, opt_state = jax.jit(optimizer.update)(params, opt_state)
    print([round(float(learning_rate(count)), 3) for count in (0, 50, 100, 200)])
