import jax
import jax.numpy as jnp
import optax


@jax.jit(static_argnames="optimizer")
def train_step(optimizer, params, opt_state, grads):
    print("tracing train_step")
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


def train():
    optimizer = optax.adam(1e-3)
    params = {"w": jnp.ones(3)}
    opt_state = optimizer.init(params)
    for _ in range(10):
        params, opt_state = train_step(optimizer, params, opt_state, params)


for fold in range(3):
    train()
print("equal:", optax.adam(1e-3) == optax.adam(1e-3))
