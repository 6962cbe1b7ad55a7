import jax
import jax.numpy as jnp
import optax

optimizer = optax.lbfgs()


def loss_fn(params):
    return jnp.sum((params - 3.0) ** 4)


value_and_grad = optax.value_and_grad_from_state(loss_fn)


@jax.jit
def train_step(params, opt_state):
    print("tracing train_step")
    value, grads = value_and_grad(params, state=opt_state)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=value, grad=grads, value_fn=loss_fn
    )
    return optax.apply_updates(params, updates), opt_state


params = jnp.zeros(2)
opt_state = optimizer.init(params)
# Without weak types, the step is traced once.
opt_state = jax.tree.map(lambda leaf: leaf.astype(leaf.dtype), opt_state)
for _ in range(20):
    params, opt_state = train_step(params, opt_state)
print([f"{value:.2f}" for value in params])
