import jax

losses = []


@jax.jit
def step(x):
    loss = x**2
    losses.append(loss)
    return x - 0.1 * loss


for start in [1.0, 2.0, 3.0]:
    step(start)
print(len(losses))
print(sum(losses))  # raises UnexpectedTracerError
