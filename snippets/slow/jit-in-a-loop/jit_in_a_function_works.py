import jax


@jax.jit
def step(x, rate):
    print("tracing")
    return x * (1 - rate)


def smooth(x, rate):
    return step(x, rate)


for _ in range(3):
    smooth(1.0, rate=0.1)
