import equinox as eqx
import jax
import optax


class Classifier(eqx.Module):
    layers: list
    dropout: eqx.nn.Dropout

    def __init__(self, key):
        key1, key2 = jax.random.split(key)
        self.layers = [eqx.nn.Linear(3, 8, key=key1), eqx.nn.Linear(8, 2, key=key2)]
        self.dropout = eqx.nn.Dropout(0.2)

    def __call__(self, x, key=None):
        x = self.dropout(jax.nn.relu(self.layers[0](x)), key=key)
        return self.layers[1](x)


@eqx.filter_value_and_grad
def loss_fn(model, x, y, key):
    logits = jax.vmap(model)(x, jax.random.split(key, len(x)))
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def train_step(model, opt_state, x, y, key):
    loss, grads = loss_fn(model, x, y, key)
    params = eqx.filter(model, eqx.is_inexact_array)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return eqx.apply_updates(model, updates), opt_state, loss


model = Classifier(jax.random.key(0))
optimizer = optax.adam(0.05)
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
x = jax.random.normal(jax.random.key(1), (16, 3))
y = (x[:, 0] > 0).astype(int)
for key in jax.random.split(jax.random.key(2), 30):
    model, opt_state, loss = train_step(model, opt_state, x, y, key)
print(f"loss after 30 steps: {loss:.1f}")

model = eqx.nn.inference_mode(model)
correct = jax.vmap(model)(x).argmax(axis=1) == y
traces = eqx.debug.get_num_traces(train_step)
print(f"{correct.mean():.0%} right after {traces} trace")
