import jax.numpy as jnp
import optax
from flax import nnx


def train_step(model, optimizer, x):
    loss_fn = lambda model: jnp.mean(model(x) ** 2)
    grads = nnx.grad(loss_fn)(model)
    optimizer.update(model, grads)


def memory(step):
    model = nnx.Linear(512, 512, rngs=nnx.Rngs(0))
    optimizer = nnx.Optimizer(model, optax.adam(0.1), wrt=nnx.Param)
    compiled = step.lower(model, optimizer, jnp.ones((4, 512))).compile()
    m = compiled.memory_analysis()
    total = m.argument_size_in_bytes + m.output_size_in_bytes
    return f"{(total - m.alias_size_in_bytes) / 2**20:.0f} MB"


print("arguments and results:", memory(nnx.jit(train_step)))
print("donated:", memory(nnx.jit(train_step, donate_argnums=(0, 1))))
