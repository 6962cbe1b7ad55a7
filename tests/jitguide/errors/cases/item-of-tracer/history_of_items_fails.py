# argument: w

import jax

history = []


@jax.jit
def step(w):
    loss = w**2
    history.append(loss.item())  # raises ConcretizationTypeError
    return w - 0.5 * loss


w = 1.0
for _ in range(2):
    w = step(w)
