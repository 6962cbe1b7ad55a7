import jax

rate = 10.0


def scale(x):
    return x * rate


print(jax.jit(scale)(1.0))
rate = 20.0
print("jitted again:      ", jax.jit(scale)(1.0))
print("in a new function: ", jax.jit(lambda x: scale(x))(1.0))
jax.clear_caches()
print("after clear_caches:", jax.jit(scale)(1.0))
