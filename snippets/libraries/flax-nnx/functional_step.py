import jax
import jax.numpy as jnp
import optax
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.sgd(0.1), wrt=nnx.Param)
graphdef, state = nnx.split((model, optimizer))


@jax.jit
def train_step(state, x):
    print("tracing")
    model, optimizer = nnx.merge(graphdef, state)
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)
    return nnx.state((model, optimizer))


for _ in range(3):
    state = train_step(state, jnp.ones((4, 2)))
nnx.update((model, optimizer), state)
print("steps taken:", optimizer.step[...])
