import jax
import jax.numpy as jnp
import optax


def train(learning_rate):
    optimizer = optax.adam(learning_rate)

    @jax.jit
    def train_step(params, opt_state):
        print("tracing train_step, learning rate", learning_rate)
        grads = jax.grad(lambda p: jnp.sum(p**2))(params)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state

    params = jnp.ones(3)
    opt_state = optimizer.init(params)
    for _ in range(10):
        params, opt_state = train_step(params, opt_state)
    return params[0]


for learning_rate in (0.1, 0.01, 0.001):
    print(f"{train(learning_rate):.3f}")
