import jax

history = []


@jax.jit
def step(x):
    return x * 2


history.append(step(1.0))
print(history[0] + 1)
