import jax


def moving(x):
    return 2.0 * x


def waiting(x):
    return 0


@jax.jit
def reward(action, x):
    return jax.lax.switch(action, [moving, waiting], x)  # raises TypeError


reward(0, 3.0)
