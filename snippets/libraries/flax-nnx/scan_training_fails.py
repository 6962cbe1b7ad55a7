import jax.numpy as jnp
import optax
from flax import nnx


@nnx.jit
@nnx.scan(in_axes=(None, None, 0), out_axes=0)
def train(model, optimizer, x):
    loss_fn = lambda model: jnp.mean((model(x) - 1.0) ** 2)
    loss, grads = nnx.value_and_grad(loss_fn)(model)
    optimizer.update(model, grads)
    return loss


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.sgd(0.1), wrt=nnx.Param)
losses = train(model, optimizer, jnp.ones((3, 4, 2)))
print([f"{loss:.3f}" for loss in losses])
