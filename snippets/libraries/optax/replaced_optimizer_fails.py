import jax
import jax.numpy as jnp
import optax

optimizer = optax.sgd(0.1)


@jax.jit
def train_step(params, opt_state):
    updates, opt_state = optimizer.update(jnp.ones(2), opt_state, params)
    return updates, opt_state


params = jnp.ones(2)
opt_state = optimizer.init(params)
print(train_step(params, opt_state)[0])
optimizer = optax.sgd(0.001)
print(train_step(params, opt_state)[0])
