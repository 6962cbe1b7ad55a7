import jax.numpy as jnp


def places_of_ones(row):
    return jnp.where(row)[0]  # raises ConcretizationTypeError


x = jnp.array([[0, 0, 1, 1], [1, 1, 0, 0]])
print(places_of_ones(x[0]))
print(jnp.apply_along_axis(places_of_ones, 1, x))
