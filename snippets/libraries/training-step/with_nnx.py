from pathlib import Path

import jax
import numpy as np
import optax
import orbax.checkpoint as ocp
from flax import nnx

traces = {"train_step": 0, "evaluate": 0}


class Classifier(nnx.Module):
    def __init__(self, rngs):
        self.hidden = nnx.Linear(3, 16, rngs=rngs)
        self.dropout = nnx.Dropout(0.2, rngs=rngs)
        self.output = nnx.Linear(16, 2, rngs=rngs)

    def __call__(self, x):
        return self.output(self.dropout(nnx.relu(self.hidden(x))))


def loss_fn(model, batch):
    logits = model(batch["x"])
    losses = optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"])
    return losses.mean(where=batch["real"]), (losses, logits)


@nnx.jit
def train_step(model, optimizer, metrics, batch):
    traces["train_step"] += 1
    grads, (losses, logits) = nnx.grad(loss_fn, has_aux=True)(model, batch)
    labels, mask = batch["label"], batch["real"]
    metrics.update(loss=losses, logits=logits, labels=labels, mask=mask)
    optimizer.update(model, grads)


@nnx.jit
def evaluate(model, metrics, batch):
    traces["evaluate"] += 1
    _, (losses, logits) = loss_fn(model, batch)
    labels, mask = batch["label"], batch["real"]
    metrics.update(loss=losses, logits=logits, labels=labels, mask=mask)


def batches(x, label, size):
    for start in range(0, len(x), size):
        rows = np.arange(start, start + size)
        real = rows < len(x)  # False for the padding of the last batch
        rows = np.where(real, rows, 0)
        yield {"x": x[rows], "label": label[rows], "real": real}


def train(epochs):
    model.train()
    for _ in range(epochs):
        metrics.reset()
        for batch in batches(x, label, size=16):
            train_step(model, optimizer, metrics, batch)


x = np.random.default_rng(0).normal(size=(40, 3)).astype(np.float32)
label = (x[:, 0] > x[:, 1]).astype(np.int32)
model = Classifier(nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.adam(0.05), wrt=nnx.Param)
average, accuracy = nnx.metrics.Average("loss"), nnx.metrics.Accuracy()
metrics = nnx.MultiMetric(loss=average, accuracy=accuracy)

train(epochs=10)
checkpointer = ocp.StandardCheckpointer()
path = Path.cwd() / "checkpoint"
checkpointer.save(path, nnx.state((model, optimizer)), force=True)
checkpointer.wait_until_finished()
train(epochs=10)
finished = nnx.state((model, optimizer))
nnx.update((model, optimizer), checkpointer.restore(path, finished))
train(epochs=10)
resumed = nnx.state((model, optimizer))
same = jax.tree.map(lambda a, b: bool((a == b).all()), finished, resumed)
print("the resumed run ends where the other ends:", jax.tree.all(same))

model.eval()  # dropout off
metrics.reset()
for batch in batches(x, label, size=16):
    evaluate(model, metrics, batch)
count = metrics.accuracy.count[...]
print(f"step {optimizer.step[...]}: {metrics.compute()['accuracy']:.0%} of {count}")
print("traces:", traces)
assert traces == {"train_step": 1, "evaluate": 1}
