import jax


def over(sales, goal):
    return 0.1 * (sales - goal)


def under(sales, goal):
    return 0.0 * sales


@jax.jit
def bonus(sales, goal):
    return jax.lax.cond(sales > goal, over, under, sales, goal)


print(bonus(120.0, 100.0))
