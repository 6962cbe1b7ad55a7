import jax
import jax.numpy as jnp
import optax

optimizer = optax.lbfgs()


def loss_fn(params):
    return jnp.sum((params - 3.0) ** 4)


@jax.jit
def train_step(params, opt_state):
    print("tracing train_step")
    value, grads = optax.value_and_grad_from_state(loss_fn)(params, state=opt_state)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=value, grad=grads, value_fn=loss_fn
    )
    return optax.apply_updates(params, updates), opt_state


params = jnp.zeros(2)
opt_state = optimizer.init(params)
opt_state = jax.tree.map(lambda leaf: leaf.astype(leaf.dtype), opt_state)  # no weak types
for _ in range(20):
    params, opt_state = train_step(params, opt_state)
print([f"{value:.2f}" for value in params])
