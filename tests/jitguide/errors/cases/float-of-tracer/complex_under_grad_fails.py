import jax

jax.grad(lambda x: complex(x).real)(1.0)  # raises ConcretizationTypeError
