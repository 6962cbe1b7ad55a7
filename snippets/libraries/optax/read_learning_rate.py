import jax
import jax.numpy as jnp
import optax

rate = optax.exponential_decay(0.1, transition_steps=1, decay_rate=0.5)
decay = optax.linear_schedule(0.1, 0.0, transition_steps=10)
adamw = optax.inject_hyperparams(optax.adamw)(rate, weight_decay=decay)
optimizer = optax.chain(optax.clip_by_global_norm(1.0), adamw)
params = jnp.ones(3)
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)

for step in range(3):
    updates, opt_state = update(params, opt_state, params)
    numbers = opt_state[1].hyperparams
    b1 = optax.tree_utils.tree_get(opt_state, "b1")
    print(f"step {step}: learning rate {numbers['learning_rate']:.3f},", end=" ")
    print(f"weight decay {numbers['weight_decay']:.2f}, b1 {b1:.1f}")
