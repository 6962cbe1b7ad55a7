import jax
import optax
from flax import nnx

traces = 0


def loss_fn(model, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(model(x), y).mean()


@nnx.jit
def train_step(model, optimizer, x, y):
    global traces
    traces += 1
    loss, grads = nnx.value_and_grad(loss_fn)(model, x, y)
    optimizer.update(model, grads)
    return loss


rngs = nnx.Rngs(0)
hidden, dropout = nnx.Linear(3, 8, rngs=rngs), nnx.Dropout(0.2, rngs=rngs)
model = nnx.Sequential(hidden, nnx.relu, dropout, nnx.Linear(8, 2, rngs=rngs))
optimizer = nnx.Optimizer(model, optax.adam(0.05), wrt=nnx.Param)
x = jax.random.normal(jax.random.key(1), (16, 3))
y = (x[:, 0] > 0).astype(int)
model.train()
losses = [train_step(model, optimizer, x, y) for step in range(30)]
print(f"loss {losses[0]:.1f}, then {losses[-1]:.1f}")

model.eval()
correct = model(x).argmax(axis=1) == y
print(f"{correct.mean():.0%} correct after {traces} trace")
