import jax


@jax.jit
def total(n):
    return sum(range(n))


try:
    total(3)
except jax.errors.JAXTypeError as error:
    print(type(error).__name__)
    print("a ConcretizationTypeError:", isinstance(error, jax.errors.ConcretizationTypeError))
