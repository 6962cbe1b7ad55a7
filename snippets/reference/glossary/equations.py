import jax
import jax.numpy as jnp


def distance(x, y):
    return jnp.sqrt(x * x + y * y)


closed = jax.make_jaxpr(distance)(3.0, 4.0)
print(closed)
for equation in closed.eqns:
    print(equation.primitive.name)
