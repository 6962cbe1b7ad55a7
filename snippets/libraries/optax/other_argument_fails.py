import jax
import jax.numpy as jnp
import optax


def loss_fn(x, params):
    return jnp.sum(params["w"] * x)


@jax.jit
def train_step(params, opt_state, x):
    grads = jax.grad(loss_fn)(x, params)
    updates, opt_state = optimizer.update(grads, opt_state)  # raises TypeError
    return optax.apply_updates(params, updates), opt_state


params = {"w": jnp.ones(3)}
optimizer = optax.adam(0.1)
opt_state = optimizer.init(params)
params, opt_state = train_step(params, opt_state, jnp.ones(3))
print(f"{params['w'][0]:.1f}")
