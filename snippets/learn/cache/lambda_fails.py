import jax

traces = 0


def step(x, rate):
    global traces
    traces += 1
    return x - rate * x


x = 1.0
for rate in (0.1, 0.2, 0.3, 0.4, 0.5):
    fast = jax.jit(lambda x: step(x, rate))
    x = fast(x)
print("calls: 5, traces:", traces)
