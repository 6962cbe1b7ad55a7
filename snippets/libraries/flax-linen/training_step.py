import flax.linen as nn
import jax
import optax
from flax.training.train_state import TrainState


class Classifier(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        x = nn.relu(nn.Dense(8)(x))
        x = nn.Dropout(0.2, deterministic=not train)(x)
        return nn.Dense(2)(x)


traces = 0


@jax.jit
def train_step(state, x, y, key):
    global traces
    traces += 1
    key = jax.random.fold_in(key, state.step)

    def loss_fn(params):
        rngs = {"dropout": key}
        logits = state.apply_fn({"params": params}, x, train=True, rngs=rngs)
        return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()

    loss, grads = jax.value_and_grad(loss_fn)(state.params)
    return state.apply_gradients(grads=grads), loss


@jax.jit
def predict(state, x):
    return state.apply_fn({"params": state.params}, x, train=False).argmax(axis=1)


model = Classifier()
x = jax.random.normal(jax.random.key(1), (16, 3))
y = (x[:, 0] > 0).astype(int)
params = model.init(jax.random.key(0), x, train=False)["params"]
state = TrainState.create(apply_fn=model.apply, params=params, tx=optax.adam(0.05))
for step in range(30):
    state, loss = train_step(state, x, y, jax.random.key(2))
    if step % 10 == 9:
        print(f"step {step + 1}: loss {loss:.1f}")
print(f"{(predict(state, x) == y).mean():.0%} correct after {traces} trace")
