import jax
import jax.numpy as jnp
import optax

optimizer = optax.inject_hyperparams(optax.adam)(learning_rate=0.1)


@jax.jit
def train_step(params, opt_state):
    print("tracing train_step")
    grads = jax.grad(lambda p: jnp.sum(p**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


def train(learning_rate):
    params = jnp.ones(3)
    opt_state = optimizer.init(params)
    opt_state.hyperparams["learning_rate"] = jnp.float32(learning_rate)
    for _ in range(10):
        params, opt_state = train_step(params, opt_state)
    return params[0]


for learning_rate in (0.1, 0.01, 0.001):
    print(f"{train(learning_rate):.3f}")
