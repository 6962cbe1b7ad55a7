import jax
import jax.numpy as jnp
import optax

schedule = optax.linear_schedule(0.0, 0.1, transition_steps=10)
optimizer = optax.sgd(schedule)


@jax.jit
def train_step(params, opt_state):
    grads = jax.grad(lambda p: jnp.sum(p**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


params = jnp.ones(3)
opt_state = optimizer.init(params)
for _ in range(10):
    params, opt_state = train_step(params, opt_state)
count = optax.tree_utils.tree_get(opt_state, "count")
print(f"step count {count}, learning rate {schedule(count):.2f}, first parameter {params[0]:.2f}")
