import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import optax

optimizer = optax.adam(0.05)


class Classifier(eqx.Module):
    hidden: eqx.nn.Linear
    dropout: eqx.nn.Dropout
    output: eqx.nn.Linear

    def __init__(self, key):
        keys = jax.random.split(key)
        self.hidden = eqx.nn.Linear(3, 16, key=keys[0])
        self.dropout = eqx.nn.Dropout(0.2)
        self.output = eqx.nn.Linear(16, 2, key=keys[1])

    def __call__(self, x, key=None):
        return self.output(self.dropout(jax.nn.relu(self.hidden(x)), key=key))


def metrics_of(logits, batch):
    losses = optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"])
    correct = logits.argmax(axis=1) == batch["label"]
    sums = {"loss": losses, "correct": correct, "count": jnp.ones(len(losses))}
    return jax.tree.map(lambda values: jnp.sum(values, where=batch["real"]), sums)


@eqx.filter_grad(has_aux=True)
def grad_fn(model, batch, key):
    keys = jax.random.split(key, len(batch["x"]))
    metrics = metrics_of(jax.vmap(model)(batch["x"], keys), batch)
    return metrics["loss"] / metrics["count"], metrics


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def train_step(state, batch):
    model, opt_state, step = state
    key = jax.random.fold_in(jax.random.key(1), step)
    grads, metrics = grad_fn(model, batch, key)
    params = eqx.filter(model, eqx.is_inexact_array)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return (eqx.apply_updates(model, updates), opt_state, step + 1), metrics


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def evaluate(model, batch):
    return metrics_of(jax.vmap(model)(batch["x"]), batch)


def batches(x, label, size):
    for start in range(0, len(x), size):
        rows = np.arange(start, start + size)
        real = rows < len(x)  # False for the padding of the last batch
        rows = np.where(real, rows, 0)
        yield {"x": x[rows], "label": label[rows], "real": real}


def train(state, epochs):
    for _ in range(epochs):
        for batch in batches(x, label, size=16):
            state, _ = train_step(state, batch)
    return state


x = np.random.default_rng(0).normal(size=(40, 3)).astype(np.float32)
label = (x[:, 0] > x[:, 1]).astype(np.int32)
model = Classifier(jax.random.key(0))
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
state = (model, opt_state, jnp.zeros((), jnp.int32))

state = train(state, epochs=10)
eqx.tree_serialise_leaves("checkpoint.eqx", state)
finished = train(state, epochs=10)
restored = eqx.tree_deserialise_leaves("checkpoint.eqx", like=state)
resumed = train(restored, epochs=10)
same = bool(eqx.tree_equal(finished, resumed))
print("the resumed run ends where the other ends:", same)

model, _, step = finished
model = eqx.nn.inference_mode(model)  # dropout off
parts = [evaluate(model, batch) for batch in batches(x, label, size=16)]
total = jax.tree.map(lambda *part: sum(part), *parts)
accuracy = total["correct"] / total["count"]
print(f"step {step}: {accuracy:.0%} of {total['count']:.0f}")
traces = {f.__name__: eqx.debug.get_num_traces(f) for f in (train_step, evaluate)}
print("traces:", traces)
assert traces == {"train_step": 1, "evaluate": 1}
