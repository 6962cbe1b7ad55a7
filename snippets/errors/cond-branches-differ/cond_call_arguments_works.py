import jax


@jax.jit
def by_operands(sales, goal):
    over = lambda sales, goal: 0.1 * (sales - goal)
    under = lambda sales, goal: 0.0
    return jax.lax.cond(sales > goal, over, under, sales, goal)


@jax.jit
def by_closure(sales, goal):
    over = lambda: 0.1 * (sales - goal)
    under = lambda: 0.0
    return jax.lax.cond(sales > goal, over, under)


@jax.jit
def by_one_tuple(sales, goal):
    over = lambda pair: 0.1 * (pair[0] - pair[1])
    under = lambda pair: 0.0
    return jax.lax.cond(sales > goal, over, under, (sales, goal))


for bonus in (by_operands, by_closure, by_one_tuple):
    print(bonus(120.0, 100.0), bonus(80.0, 100.0))
