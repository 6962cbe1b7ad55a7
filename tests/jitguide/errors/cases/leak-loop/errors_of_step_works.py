import jax
import jax.numpy as jnp


def total_error(rate, ys):
    def step(level, y):
        level = level + rate * (y - level)
        error = (y - level) ** 2
        return level, error

    _, errors = jax.lax.scan(step, 0.0, ys)
    return errors.sum(), errors


slope, errors = jax.jit(jax.grad(total_error, has_aux=True))(0.5, jnp.array([2.0, 2.0]))
print(errors.max())
assert errors.max() == 1
