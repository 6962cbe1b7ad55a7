import equinox as eqx
import jax
import jax.numpy as jnp
import optax


def loss_fn(params):
    model = eqx.combine(params, static)
    return jnp.mean((jax.vmap(model)(x) - 1.0) ** 2)


@jax.jit
def train_step(params, opt_state):
    loss, grads = jax.value_and_grad(loss_fn)(params)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=loss, grad=grads, value_fn=loss_fn
    )
    return optax.apply_updates(params, updates), opt_state, loss


x = jnp.ones((4, 2))
model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
params, static = eqx.partition(model, eqx.is_inexact_array)
optimizer = optax.lbfgs()
opt_state = optimizer.init(params)
for _ in range(3):
    params, opt_state, loss = train_step(params, opt_state)
print(f"{loss:.3f}")
