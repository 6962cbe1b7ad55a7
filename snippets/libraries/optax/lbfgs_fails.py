import jax
import jax.numpy as jnp
import optax

optimizer = optax.lbfgs()
traces = 0


def loss_fn(params):
    global traces
    traces += 1
    return jnp.sum((params - 3.0) ** 4)


value_and_grad = optax.value_and_grad_from_state(loss_fn)


def train_step(params, opt_state):
    value, grads = value_and_grad(params, state=opt_state)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=value, grad=grads, value_fn=loss_fn
    )
    return optax.apply_updates(params, updates), opt_state


params = jnp.zeros(2)
opt_state = optimizer.init(params)
# Remove weak types from the initial state.
opt_state = jax.tree.map(lambda leaf: leaf.astype(leaf.dtype), opt_state)
for step in range(4):
    params, opt_state = train_step(params, opt_state)
    print(f"step {step}: Python has run loss_fn {traces} times")
