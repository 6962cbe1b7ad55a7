import jax
import jax.numpy as jnp
import numpy as np


def f(a, b, c):
    return a * b + c


numbers = np.random.default_rng(0).normal(size=(3, 1000)).astype(np.float32)
a, b, c = jnp.asarray(numbers)
plain, jitted = f(a, b, c), jax.jit(f)(a, b, c)
print("equal:", np.array_equal(plain, jitted))
print("largest difference below 1e-6:", np.abs(plain - jitted).max() < 1e-6)

exact = f(*numbers.astype(np.float64))
errors = [np.abs(np.asarray(result) - exact).mean() for result in (plain, jitted)]
print("jit is nearer to the exact result:", errors[1] < errors[0])
