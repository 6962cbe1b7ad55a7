import jax
import jax.numpy as jnp
import optax

options = ("min_dim_size_to_factor", "decay_offset", "dtype_momentum")
adafactor = optax.inject_hyperparams(optax.adafactor, static_args=options)
optimizer = adafactor(learning_rate=0.1)
params = {"w": jnp.ones((2, 3))}

opt_state = jax.jit(optimizer.init)(params)
updates, opt_state = jax.jit(optimizer.update)(params, opt_state, params)
print(updates["w"])
print(sorted(opt_state.hyperparams))
