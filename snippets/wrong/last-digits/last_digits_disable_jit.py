import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def f(a, b, c):
    return a * b + c


a, b, c = jnp.asarray(np.random.default_rng(0).normal(size=(3, 1000)).astype(np.float32))
plain = a * b + c
print("with jit, equal:    ", np.array_equal(f(a, b, c), plain))
print("again with jit:     ", np.array_equal(f(a, b, c), f(a, b, c)))
with jax.disable_jit():
    print("jit disabled, equal:", np.array_equal(f(a, b, c), plain))
