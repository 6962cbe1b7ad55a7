import jax
import jax.numpy as jnp


def minimize(cost, x):
    """Stand in for a library that makes a jitted function on each call."""
    step = jax.jit(lambda x: x - 0.1 * jax.grad(cost)(x))
    for _ in range(20):
        x = step(x)
    return x


def plan(goal):
    def cost(x):
        global traces
        traces += 1
        return jnp.sum((x - goal) ** 2)

    return minimize(cost, jnp.zeros(2))


for run in (plan, jax.jit(plan)):
    traces = 0
    for goal in (1.0, 2.0, 3.0):
        run(jnp.full(2, goal))
    print("traces of the cost:", traces)
