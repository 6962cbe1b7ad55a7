import jax


def distance(x, y):
    return (x - y) ** 2


slope = jax.jit(jax.grad(distance))
print(slope(3.0, y=1.0))
print(slope(x=3.0, y=1.0))  # raises TypeError
