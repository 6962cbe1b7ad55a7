from functools import partial

import jax


@jax.custom_jvp
@partial(jax.jit, static_argnums=1)
def power(x, n):
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


power.defjvps(lambda slope, value, x, n: n * power(x, n - 1) * slope, None)

print(power(3.0, 2))
print(jax.jit(power, static_argnums=1)(3.0, 2))  # raises ValueError
