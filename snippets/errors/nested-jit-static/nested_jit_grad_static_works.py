from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def energy(omega, n):
    return sum(omega**k for k in range(n))


print(energy(2.0, 3))
print(jax.grad(energy)(2.0, 3))
