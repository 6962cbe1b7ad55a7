import jax


def loss(x):
    return 2 * x, {"x": x}


def skipped(x):
    return 0.0, {}


@jax.jit
def loss_if_large(x):
    return jax.lax.cond(x > 10, loss, skipped, x)  # raises TypeError


print(loss_if_large(12.0))
