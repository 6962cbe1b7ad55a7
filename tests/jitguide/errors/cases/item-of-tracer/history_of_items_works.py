import jax

history = []


@jax.jit
def step(w):
    loss = w**2
    return w - 0.5 * loss, loss


w = 1.0
for _ in range(2):
    w, loss = step(w)
    history.append(loss.item())
assert history == [1.0, 0.25]
