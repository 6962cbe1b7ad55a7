import jax


@jax.jit
def step(x, rate):
    print("tracing")
    return x - rate * x


x = 1.0
for epoch in range(4):
    x = step(x, rate=0.5**epoch)
