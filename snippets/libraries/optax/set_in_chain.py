import jax
import jax.numpy as jnp
import optax


@jax.jit
def train_step(params, opt_state):
    print("tracing")
    grads = jax.grad(lambda params: jnp.sum(params**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


adam = optax.inject_hyperparams(optax.adam)(learning_rate=0.1)
optimizer = optax.chain(optax.clip_by_global_norm(1.0), adam)
params = jnp.ones(2)
opt_state = optimizer.init(params)
for rate in [0.1, 0.01]:
    rate = jnp.float32(rate)
    opt_state = optax.tree_utils.tree_set(opt_state, learning_rate=rate)
    params, opt_state = train_step(params, opt_state)
print(optax.tree_utils.tree_get(opt_state, "learning_rate"))
