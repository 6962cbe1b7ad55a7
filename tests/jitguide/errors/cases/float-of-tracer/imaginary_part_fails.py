# argument: x

import jax

jax.jit(lambda x: complex(1.0, x))(1.0)  # raises ConcretizationTypeError
