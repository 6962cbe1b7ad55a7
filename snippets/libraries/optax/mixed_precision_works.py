import jax
import jax.numpy as jnp
import optax


@jax.jit
def train_step(params, opt_state):
    print("tracing, mu is", opt_state[0].mu.dtype)
    full = params.astype(jnp.float32)
    grads = jax.grad(lambda params: jnp.sum(params**2))(full)
    updates, opt_state = optimizer.update(grads, opt_state)
    return optax.apply_updates(params, updates), opt_state


params = jnp.ones(2, jnp.bfloat16)
optimizer = optax.adam(0.1)
opt_state = optimizer.init(params.astype(jnp.float32))
for _ in range(3):
    params, opt_state = train_step(params, opt_state)
