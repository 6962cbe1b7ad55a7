from functools import partial

import jax


@partial(jax.custom_jvp, nondiff_argnums=(1,))
def power(x, n):
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


@power.defjvp
def rule(n, primals, tangents):
    (x,), (slope,) = primals, tangents
    return power(x, n), n * power(x, n - 1) * slope


print(jax.jit(power, static_argnums=1)(3.0, 2))
print(jax.jit(jax.grad(power), static_argnums=1)(3.0, 2))
