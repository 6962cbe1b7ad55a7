import jax
import jax.numpy as jnp


def polynomial(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


coefficients = jnp.arange(64.0)
for degree in (1, 8, 63):
    program = jax.make_jaxpr(polynomial, static_argnums=2)(2.0, coefficients, degree)
    names = [equation.primitive.name for equation in program.eqns]
    print(f"degree {degree}, multiplications: {names.count('mul')}")
