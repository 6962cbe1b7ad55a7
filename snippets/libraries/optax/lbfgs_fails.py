import jax.numpy as jnp
import optax

traces = 0


def loss_fn(params):
    global traces
    traces += 1
    return jnp.sum((params - 3.0) ** 4)


optimizer = optax.lbfgs()
value_and_grad = optax.value_and_grad_from_state(loss_fn)
params = jnp.zeros(2)
opt_state = optimizer.init(params)
for step in range(4):
    value, grads = value_and_grad(params, state=opt_state)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=value, grad=grads, value_fn=loss_fn
    )
    params = optax.apply_updates(params, updates)
    print(f"step {step}: Python has run loss_fn {traces} times")
