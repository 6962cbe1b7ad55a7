import jax
import jax.numpy as jnp


def made_inside(x):
    grid = jnp.ones((3, 4)).at[1, 1].set(2.0)
    return x + (grid * 10).sum()


@jax.jit
def make():
    return jnp.ones((3, 4)).at[1, 1].set(2.0)


def made_before(grid, x):
    return x + (grid * 10).sum()


for function, arguments in ((made_inside, (1.0,)), (made_before, (make(), 1.0))):
    compiled = jax.jit(function).lower(*arguments).compile().as_text()
    print(function.__name__, "- the sum, 130, is in the program:", "constant(130)" in compiled)
