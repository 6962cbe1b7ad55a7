import jax.numpy as jnp
import optax
from flax import nnx

model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.lbfgs(), wrt=nnx.Param)
x = jnp.array([[1.0, 2.0], [3.0, 4.0]])


def loss_fn(model):
    return jnp.mean((model(x) - 1.0) ** 2)


@nnx.jit
def train_step(model, optimizer):
    loss, grads = nnx.value_and_grad(loss_fn)(model)
    graphdef, _, rest = nnx.split(model, nnx.Param, ...)
    optimizer.update(
        model,
        grads,
        grad=grads,
        value=loss,
        value_fn=lambda params: loss_fn(nnx.merge(graphdef, params, rest, copy=True)),
    )
    return loss


for _ in range(5):
    loss = train_step(model, optimizer)
print(f"{loss:.4f}")
