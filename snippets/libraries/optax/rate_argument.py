import jax
import jax.numpy as jnp
import optax


@jax.jit
def train_step(params, opt_state, learning_rate):
    print("tracing")
    grads = jax.grad(lambda params: jnp.sum(params**2))(params)
    optimizer = optax.adam(learning_rate)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


params = jnp.ones(2)
opt_state = optax.adam(1.0).init(params)
for learning_rate in [0.1, 0.01, 0.001]:
    params, opt_state = train_step(params, opt_state, learning_rate)
print(params)
