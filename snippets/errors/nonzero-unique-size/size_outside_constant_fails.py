import jax
import jax.numpy as jnp


@jax.jit
def sum_of_marked(x):
    marks = jnp.array([0, 1, 1])
    (places,) = jnp.nonzero(marks)  # raises ConcretizationTypeError
    return x[places].sum()


print(sum_of_marked(jnp.array([10, 20, 30])))
