# argument: w

import jax


@jax.jit
def step(w):
    loss = w**2
    print("loss", float(loss))  # raises ConcretizationTypeError
    return w - 0.5 * loss


step(1.0)
