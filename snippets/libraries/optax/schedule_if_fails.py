import jax
import jax.numpy as jnp
import optax


def schedule(count):
    if count < 100:  # raises TracerBoolConversionError
        return 0.1 * count / 100
    return 0.1


optimizer = optax.adam(schedule)
params = jnp.ones(3)
opt_state = optimizer.init(params)
updates, opt_state = jax.jit(optimizer.update)(params, opt_state)
