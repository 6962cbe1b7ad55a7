import equinox as eqx
import jax
import optax


@eqx.filter_value_and_grad
def loss_fn(model, x, y):
    logits = jax.vmap(model)(x)
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def train_step(model, opt_state, x, y):
    loss, grads = loss_fn(model, x, y)
    params = eqx.filter(model, eqx.is_inexact_array)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return eqx.apply_updates(model, updates), opt_state, loss


model = eqx.nn.MLP(3, 2, width_size=8, depth=1, key=jax.random.key(0))
optimizer = optax.adam(0.05)
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
x = jax.random.normal(jax.random.key(1), (16, 3))
y = (x[:, 0] > 0).astype(int)
for step in range(30):
    model, opt_state, loss = train_step(model, opt_state, x, y)
print(f"loss after 30 steps: {loss:.1f}")
print("traces:", eqx.debug.get_num_traces(train_step))
