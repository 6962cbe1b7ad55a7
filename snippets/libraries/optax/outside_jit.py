import sys

import jax
import jax.numpy as jnp
import optax


def python_calls(step, *args):
    step(*args)
    count = 0

    def profile(frame, event, argument):
        nonlocal count
        count += event == "call"

    sys.setprofile(profile)
    step(*args)
    sys.setprofile(None)
    return f"about {float(f'{count:.1g}'):.0f} Python calls"


def train_step(params, opt_state):
    grads = grad_fn(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


grad_fn = jax.jit(jax.grad(lambda params: sum(jnp.sum(p**2) for p in params)))
params = [jnp.ones(3) for _ in range(20)]
optimizer = optax.adam(0.1)
opt_state = optimizer.init(params)
print("only the gradient is jitted:", python_calls(train_step, params, opt_state))
print("the whole step is jitted:", python_calls(jax.jit(train_step), params, opt_state))
