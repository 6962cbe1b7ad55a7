import jax
import jax.numpy as jnp
import numpy as np
import optax

optimizer = optax.adam(0.05)
traces = {"train_step": 0, "evaluate": 0}


def init_params(key):
    keys = jax.random.split(key)
    return {
        "hidden": 0.5 * jax.random.normal(keys[0], (3, 16)),
        "output": 0.5 * jax.random.normal(keys[1], (16, 2)),
    }


def forward(params, x, key=None):
    x = jax.nn.relu(x @ params["hidden"])
    if key is not None:  # a dropout key is given in training only
        x = jnp.where(jax.random.bernoulli(key, 0.8, x.shape), x / 0.8, 0)
    return x @ params["output"]


def metrics_of(logits, batch):
    losses = optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"])
    correct = logits.argmax(axis=1) == batch["label"]
    sums = {"loss": losses, "correct": correct, "count": jnp.ones(len(losses))}
    return jax.tree.map(lambda values: jnp.sum(values, where=batch["real"]), sums)


@jax.jit
def train_step(state, batch):
    traces["train_step"] += 1
    key = jax.random.fold_in(jax.random.key(1), state["step"])

    def loss_fn(params):
        metrics = metrics_of(forward(params, batch["x"], key), batch)
        return metrics["loss"] / metrics["count"], metrics

    params = state["params"]
    grads, metrics = jax.grad(loss_fn, has_aux=True)(params)
    updates, opt_state = optimizer.update(grads, state["opt_state"], params)
    params = optax.apply_updates(params, updates)
    step = state["step"] + 1
    return {"params": params, "opt_state": opt_state, "step": step}, metrics


@jax.jit
def evaluate(params, batch):
    traces["evaluate"] += 1
    return metrics_of(forward(params, batch["x"]), batch)


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


def save(path, state):
    np.savez(path, *jax.tree.leaves(state))


def load(path, like):
    with np.load(path) as file:
        return jax.tree.unflatten(jax.tree.structure(like), file.values())


x = np.random.default_rng(0).normal(size=(40, 3)).astype(np.float32)
label = (x[:, 0] > x[:, 1]).astype(np.int32)
params = init_params(jax.random.key(0))
opt_state = optimizer.init(params)
state = {"params": params, "opt_state": opt_state, "step": jnp.zeros((), jnp.int32)}

state = train(state, epochs=10)
save("checkpoint.npz", state)
finished = train(state, epochs=10)
resumed = train(load("checkpoint.npz", like=state), epochs=10)
same = jax.tree.map(np.array_equal, finished, resumed)
print("the resumed run ends where the other ends:", jax.tree.all(same))

parts = [evaluate(finished["params"], batch) for batch in batches(x, label, size=16)]
total = jax.tree.map(lambda *part: sum(part), *parts)
accuracy = total["correct"] / total["count"]
print(f"step {finished['step']}: {accuracy:.0%} of {total['count']:.0f}")
print("traces:", traces)
assert traces == {"train_step": 1, "evaluate": 1}
