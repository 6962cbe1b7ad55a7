import jax.numpy as jnp
import optax
from flax import nnx


@nnx.jit
@nnx.scan(in_axes=(nnx.Carry, 0), out_axes=(nnx.Carry, 0))
def train(carry, x):
    model, optimizer = carry
    loss_fn = lambda model: jnp.mean((model(x) - 1.0) ** 2)
    loss, grads = nnx.value_and_grad(loss_fn)(model)
    optimizer.update(model, grads)
    return (model, optimizer), loss


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.sgd(0.1), wrt=nnx.Param)
_, losses = train((model, optimizer), jnp.ones((3, 4, 2)))
print([f"{loss:.3f}" for loss in losses])
