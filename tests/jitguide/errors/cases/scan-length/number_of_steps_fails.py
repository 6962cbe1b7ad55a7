# argument: steps

import jax


@jax.jit
def doubled(x, steps):
    x, _ = jax.lax.scan(lambda x, _: (2 * x, 0), x, length=steps)  # raises ConcretizationTypeError
    return x


doubled(1.0, 3)
