import equinox as eqx
import jax
import jax.numpy as jnp
import optax

optimizer = optax.adam(0.1)


@eqx.filter_jit
def fit_step(rate, opt_state):
    print("tracing fit_step, rate:", jax.typeof(rate))
    grads = jax.grad(lambda r: (r - 2.0) ** 2)(rate)
    updates, opt_state = optimizer.update(grads, opt_state)
    return optax.apply_updates(rate, updates), opt_state


rate = jnp.float32(1.0)
opt_state = optimizer.init(rate)
for _ in range(5):
    rate, opt_state = fit_step(rate, opt_state)
