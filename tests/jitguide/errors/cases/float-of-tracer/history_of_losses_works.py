import jax

history = []


@jax.jit
def step(w):
    loss = w**2
    return w - 0.5 * loss, loss


w, loss = step(1.0)
history.append(float(loss))
print(w, history)
assert history == [1.0]
