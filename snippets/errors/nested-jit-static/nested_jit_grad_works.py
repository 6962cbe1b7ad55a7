from functools import partial

import jax


@partial(jax.jit, static_argnums=1)
def power(x, n):
    for _ in range(n - 1):
        x = x * x
    return x


print(jax.grad(power)(2.0, 2))
print(jax.value_and_grad(power)(3.0, 2))
