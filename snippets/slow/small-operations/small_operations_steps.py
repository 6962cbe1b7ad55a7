import jax
import jax.numpy as jnp


def step(weights, batch):
    x, y = batch
    loss, slope = jax.value_and_grad(lambda w: jnp.mean((x @ w - y) ** 2))(weights)
    return weights - 0.05 * slope, loss


@jax.jit
def ten_steps(weights, batches):
    return jax.lax.scan(step, weights, batches)


x = jnp.sin(jnp.arange(240.0) ** 2).reshape(10, 8, 3)  # ten batches of eight rows
y = x @ jnp.array([1.0, 2.0, 3.0])
weights = jnp.zeros(3)
for call in range(3):
    weights, losses = ten_steps(weights, (x, y))
    print(f"call {call}: {losses.size} losses, the last {losses[-1]:.2f}")
