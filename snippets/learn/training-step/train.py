# needs jax >= 0.8.1
import jax
import jax.numpy as jnp
import numpy as np

traces = {"train_step": 0, "evaluate": 0}


def predict(weights, x, key=None, dropout=False):
    hidden = jnp.tanh(x @ weights["hidden"])
    if dropout:
        keep = jax.random.bernoulli(key, 0.9, hidden.shape)
        hidden = jnp.where(keep, hidden / 0.9, 0.0)
    return hidden @ weights["output"]


def loss_of(weights, batch, key, dropout):
    errors = predict(weights, batch["x"], key, dropout) - batch["y"]
    return jnp.mean(errors**2, where=batch["real"])


@jax.jit(static_argnames=["dropout"])
def train_step(state, batch, rate, dropout):
    traces["train_step"] += 1
    key = jax.random.fold_in(state["key"], state["step"])
    loss, gradients = jax.value_and_grad(loss_of)(state["weights"], batch, key, dropout)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, state["momentum"], gradients)
    weights = jax.tree.map(lambda w, m: w - rate * m, state["weights"], momentum)
    return {**state, "weights": weights, "momentum": momentum, "step": state["step"] + 1}, loss


@jax.jit
def evaluate(weights, batch):
    traces["evaluate"] += 1
    right = (predict(weights, batch["x"]) > 0) == (batch["y"] > 0)
    return jnp.sum(right, where=batch["real"])


def batches(x, y, size):
    for start in range(0, len(x), size):
        rows = np.arange(start, start + size)
        real = rows < len(x)
        rows = np.where(real, rows, 0)
        yield {"x": x[rows], "y": y[rows], "real": real}


rng = np.random.default_rng(0)
x = rng.normal(size=(40, 3)).astype(np.float32)
y = np.where(x[:, 0] > x[:, 1], 1, -1).astype(np.float32)
weights = {
    "hidden": rng.normal(size=(3, 16)).astype(np.float32) / 2,
    "output": rng.normal(size=16).astype(np.float32) / 2,
}
state = {
    "weights": weights,
    "momentum": jax.tree.map(np.zeros_like, weights),
    "step": np.int32(0),
    "key": jax.random.key(0),
}

for epoch in range(20):
    for batch in batches(x, y, size=16):
        state, loss = train_step(state, batch, rate=0.1 * 0.9**epoch, dropout=epoch < 15)

right = sum(evaluate(state["weights"], batch) for batch in batches(x, y, size=16))
print(f"step {state['step']}: {right} of {len(x)} right")
print("traces:", traces)
assert traces == {"train_step": 2, "evaluate": 1}
