import equinox as eqx
import jax
import jax.numpy as jnp
import optax

model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
optimizer = optax.MultiSteps(optax.adamw(0.001), every_k_schedule=2)
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))


@eqx.filter_jit
def train_step(model, opt_state, x):
    grads = eqx.filter_grad(lambda model: jnp.mean(jax.vmap(model)(x)))(model)
    updates, opt_state = optimizer.update(grads, opt_state, model)  # raises TypeError
    return eqx.apply_updates(model, updates), opt_state


train_step(model, opt_state, jnp.ones((4, 2)))
