import jax.numpy as jnp
import optax
from flax import nnx


@nnx.jit
def train_step(model, optimizer, x):
    print("tracing")
    grads = nnx.grad(lambda model: jnp.mean(model(x) ** 2))(model)
    optimizer.update(model, grads)


model = nnx.Linear(2, 1, rngs=nnx.Rngs(0))
tx = optax.inject_hyperparams(optax.adam)(learning_rate=0.1)
optimizer = nnx.Optimizer(model, tx, wrt=nnx.Param)
for rate in [0.1, 0.01, 0.001]:
    optimizer.opt_state.hyperparams["learning_rate"][...] = rate
    train_step(model, optimizer, jnp.ones((4, 2)))
print(optimizer.opt_state.hyperparams["learning_rate"][...])
