from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

traces = 0


def loss_of(weights, batch):
    predicted = batch["x"] @ weights["slope"] + weights["offset"]
    return jnp.mean((predicted - batch["y"]) ** 2, where=batch["real"])


@partial(jax.jit, static_argnames="clip")
def train_step(weights, batch, rate, clip):
    global traces
    traces += 1
    loss, gradient = jax.value_and_grad(loss_of)(weights, batch)
    if clip:
        gradient = jax.tree.map(lambda g: jnp.clip(g, -1, 1), gradient)
    return jax.tree.map(lambda w, g: w - rate * g, weights, gradient), loss


def batches(x, y, size):
    for start in range(0, len(x), size):
        rows = np.arange(start, start + size)
        real = rows < len(x)
        rows = np.where(real, rows, 0)
        yield {"x": x[rows], "y": y[rows], "real": real}


x = np.random.default_rng(0).normal(size=(40, 2)).astype(np.float32)
y = x @ np.array([2, -1], np.float32) + np.float32(0.5)
weights = {"slope": np.zeros(2, np.float32), "offset": np.float32(0)}
losses = []

for epoch in range(20):
    rate = 0.3 * 0.95**epoch
    for batch in batches(x, y, size=16):
        weights, loss = train_step(weights, batch, rate, clip=epoch < 5)
        losses.append(loss)

print("slope:", weights["slope"].round(3), "offset:", weights["offset"].round(3))
print(f"{len(losses)} steps, {traces} traces, loss {losses[0]:.2f} to {losses[-1]:.2f}")
assert traces == 2
