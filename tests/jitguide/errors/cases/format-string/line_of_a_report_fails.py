import jax
import jax.numpy as jnp


class Report:
    def line(self, loss, count):
        return f"loss {loss:.2f} of {count:d} rows"  # raises TypeError


report = Report()


@jax.jit
def step(weights, rows):
    loss = jnp.mean((rows @ weights) ** 2)
    count = jnp.sum(rows[:, 0] > 0)
    print(report.line(loss, count))
    return weights - 0.1 * loss


out = step(jnp.ones(2), jnp.ones((3, 2)))
