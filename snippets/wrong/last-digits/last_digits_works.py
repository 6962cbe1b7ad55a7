import jax
import jax.numpy as jnp
import numpy as np


def f(a, b, c):
    return a * b + c


numbers = np.random.default_rng(0).normal(size=(3, 1000))
a, b, c = jnp.asarray(numbers, jnp.float32)
plain, jitted = f(a, b, c), jax.jit(f)(a, b, c)
print("equal:", np.allclose(plain, jitted, rtol=1e-5, atol=1e-6))
