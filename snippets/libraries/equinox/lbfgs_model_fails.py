import equinox as eqx
import jax
import jax.numpy as jnp
import optax


def loss_fn(model):
    return jnp.mean((jax.vmap(model)(x) - 1.0) ** 2)


@eqx.filter_jit
def train_step(model, opt_state):
    loss, grads = eqx.filter_value_and_grad(loss_fn)(model)
    updates, opt_state = optimizer.update(  # raises TypeError
        grads, opt_state, model, value=loss, grad=grads, value_fn=loss_fn
    )
    return eqx.apply_updates(model, updates), opt_state, loss


x = jnp.ones((4, 2))
model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
optimizer = optax.lbfgs()
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
for _ in range(3):
    model, opt_state, loss = train_step(model, opt_state)
print(f"{loss:.3f}")
