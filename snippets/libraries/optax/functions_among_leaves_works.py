import equinox as eqx
import jax
import jax.numpy as jnp
import optax

model = eqx.nn.MLP(2, 1, width_size=4, depth=1, key=jax.random.key(0))
optimizer = optax.MultiSteps(optax.adam(1e-3), every_k_schedule=2)
opt_state = optimizer.init(eqx.filter(model, eqx.is_array))


@eqx.filter_jit
def train_step(model, opt_state, x):
    print("tracing train_step")
    grads = eqx.filter_grad(lambda m: jnp.mean(jax.vmap(m)(x)))(model)
    updates, opt_state = optimizer.update(grads, opt_state, eqx.filter(model, eqx.is_array))
    return eqx.apply_updates(model, updates), opt_state


for _ in range(4):
    model, opt_state = train_step(model, opt_state, jnp.ones((4, 2)))
print("optimizer steps taken:", opt_state.gradient_step)
