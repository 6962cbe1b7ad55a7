import jax
import jax.numpy as jnp
import optax

optimizer = optax.inject_hyperparams(optax.adam)(learning_rate=0.0)


def init(learning_rate):
    params = jnp.ones(2)
    opt_state = optimizer.init(params)
    opt_state.hyperparams["learning_rate"] = learning_rate
    return params, opt_state


@jax.jit
@jax.vmap
def train_step(params, opt_state):
    print("tracing train_step")
    grads = jax.grad(lambda p: jnp.sum(p**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


params, opt_state = jax.vmap(init)(jnp.array([0.1, 0.01, 0.001]))
for _ in range(5):
    params, opt_state = train_step(params, opt_state)
print([f"{first:.3f}" for first in params[:, 0]])
