import jax


def step(x, _):
    return x * 2, x


jax.lax.scan(step, 1.0)  # raises ValueError
