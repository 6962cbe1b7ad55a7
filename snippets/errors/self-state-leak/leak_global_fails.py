import jax

history = []


@jax.jit
def step(x):
    y = x * 2
    history.append(y)
    return y


step(1.0)
print(history[0] + 1)  # raises UnexpectedTracerError
