import jax

traces = 0


def step(x, rate):
    global traces
    traces += 1
    return x - rate * x


x = 1.0
fast = jax.jit(step)
for rate in (0.1, 0.2, 0.3, 0.4, 0.5):
    x = fast(x, rate)
print("calls: 5, traces:", traces)
