# argument: w

import jax

history = []


@jax.jit
def step(w):
    loss = w**2
    history.append(float(loss))  # raises ConcretizationTypeError
    return w - 0.5 * loss


step(1.0)
