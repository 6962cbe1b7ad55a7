import jax
import jax.numpy as jnp
import numpy as np
from scipy import optimize


def linear_sum_assignment(cost):
    rows, columns = optimize.linear_sum_assignment(np.asarray(cost))
    return rows.astype(np.int32), columns.astype(np.int32)


@jax.jit
def total(x):
    cost = jnp.abs(x[:, None] - jnp.array([1.0, 4.0]))
    shapes = (jax.ShapeDtypeStruct((2,), jnp.int32), jax.ShapeDtypeStruct((2,), jnp.int32))
    rows, columns = jax.pure_callback(linear_sum_assignment, shapes, cost)
    return cost[rows, columns].sum()


assert total(jnp.array([5.0, 2.0])) == 2
