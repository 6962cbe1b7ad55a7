import jax


def loss(x):
    print("tracing")
    return x**2


x = 3.0
for step in range(3):
    slope = jax.jit(jax.grad(loss))
    x = x - 0.1 * slope(x)
print(x)
