import jax
from jax.experimental import checkify


def root(x):
    checkify.debug_check(x >= 0, "x must not be negative")
    return x**0.5


print("not asked for:", jax.jit(root)(-4.0))
for checked in jax.jit(checkify.checkify(root)), checkify.checkify(jax.jit(root)):
    error, result = checked(-4.0)
    print("asked for:", error.get().splitlines()[0])
