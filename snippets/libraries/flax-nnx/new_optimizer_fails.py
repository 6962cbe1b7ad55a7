import jax.numpy as jnp
import optax
from flax import nnx

traces = 0


@nnx.jit
def train_step(model, optimizer, x):
    global traces
    traces += 1
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)


for epoch in range(3):
    model = nnx.Linear(2, 1, rngs=nnx.Rngs(epoch))
    optimizer = nnx.Optimizer(model, optax.adam(0.001), wrt=nnx.Param)
    train_step(model, optimizer, jnp.ones((4, 2)))
print("a new optax.adam for each model:", traces, "traces")
