import jax


def smooth(x, rate):
    @jax.jit
    def step(x):
        print("tracing")
        return x * (1 - rate)

    return step(x)


for _ in range(3):
    smooth(1.0, rate=0.1)
