import jax

scale = 2.0


def scaled(x):
    return x * scale + 1


fast = jax.jit(scaled)
print(jax.make_jaxpr(scaled)(10.0))
print(fast(10.0))
scale = 3.0
print(fast(10.0))
