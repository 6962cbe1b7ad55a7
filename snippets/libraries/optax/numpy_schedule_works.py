import jax
import jax.numpy as jnp
import optax


def schedule(count):
    return 0.1 * (1 + jnp.cos(count / 100))


optimizer = optax.sgd(schedule)
params = jnp.ones(2)
opt_state = optimizer.init(params)
updates, _ = jax.jit(optimizer.update)(params, opt_state)
print(updates)
