import jax
import jax.numpy as jnp
import optax

schedule = optax.exponential_decay(0.1, transition_steps=1, decay_rate=0.5)
adam = optax.inject_hyperparams(optax.adam)(learning_rate=schedule)
optimizer = optax.chain(optax.clip_by_global_norm(1.0), adam)
params = jnp.ones(3)
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)

for step in range(3):
    updates, opt_state = update(params, opt_state, params)
    rate = opt_state[1].hyperparams["learning_rate"]
    b1 = optax.tree_utils.tree_get(opt_state, "b1")
    print(f"step {step}: learning rate {rate:.3f}, b1 {b1:.1f}")
