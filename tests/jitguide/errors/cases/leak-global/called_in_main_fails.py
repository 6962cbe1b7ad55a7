# pasted above its traceback

import jax
import jax.numpy as jnp

best = jnp.inf


@jax.jit
def evaluate(x):
    global best
    loss = jnp.sum(x**2)
    best = jnp.minimum(best, loss)
    return loss


def main():
    x = jnp.array([3.0, 4.0])
    for _ in range(3):
        loss = evaluate(x)
        x = 0.5 * x


main()
print("best so far", best + 0.0)  # raises UnexpectedTracerError
