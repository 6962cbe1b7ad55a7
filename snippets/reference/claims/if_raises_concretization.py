import jax


@jax.jit
def positive(x):
    return 1 if x > 0 else 0


try:
    positive(3)
except jax.errors.ConcretizationTypeError as error:
    print(type(error).__name__)
