import jax
import jax.numpy as jnp
import optax

adam = optax.inject_hyperparams(optax.adam, hyperparam_dtype=jnp.float32)
optimizer = adam(learning_rate=0.1)
params = jnp.ones(3, jnp.bfloat16)
opt_state = optimizer.init(params.astype(jnp.float32))
updates, opt_state = jax.jit(optimizer.update)(params, opt_state)
print("b2:", opt_state.hyperparams["b2"])
print("updates:", updates)
