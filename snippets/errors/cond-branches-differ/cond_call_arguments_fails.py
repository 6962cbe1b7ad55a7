import jax


def over(sales, goal):
    return 0.1 * (sales - goal)


def under():
    return 0.0


@jax.jit
def bonus(sales, goal):
    return jax.lax.cond(sales > goal, over, under, sales, goal)  # raises TypeError


print(bonus(120.0, 100.0))
