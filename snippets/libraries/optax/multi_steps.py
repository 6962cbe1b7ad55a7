import jax
import jax.numpy as jnp
import optax

schedule = optax.linear_schedule(1.0, 0.0, transition_steps=4)
optimizer = optax.MultiSteps(optax.sgd(schedule), every_k_schedule=2)
params = jnp.zeros(())
opt_state = optimizer.init(params)
update = jax.jit(optimizer.update)
for batch in range(6):
    updates, opt_state = update(params + 1.0, opt_state, params)
    print(f"batch {batch}: update {updates}, step {opt_state.gradient_step}")
print("bytes of params:", params.nbytes, "and kept gradients:", opt_state.acc_grads.nbytes)
