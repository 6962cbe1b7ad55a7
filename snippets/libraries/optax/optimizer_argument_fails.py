import jax
import jax.numpy as jnp
import optax

optimizer = optax.adam(1e-3)


@jax.jit
def train_step(optimizer, params, opt_state, grads):
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


params = {"w": jnp.ones(3)}
opt_state = optimizer.init(params)
for _ in range(3):
    params, opt_state = train_step(  # raises TypeError
        optimizer, params, opt_state, params
    )
print(f"{params['w'][0]:.3f}")
