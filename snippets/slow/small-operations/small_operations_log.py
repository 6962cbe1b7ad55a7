import jax
import jax.numpy as jnp


@jax.jit
def step(w):
    w = jax.lax.fori_loop(0, 30, lambda i, w: jnp.tanh(w @ w), w)
    return w, jnp.sum(w)


def train(every):
    w, losses, running = jnp.ones((400, 400)), [], 0
    jax.block_until_ready(step(w))
    for i in range(1, 5):
        w, loss = step(w)
        losses.append(loss)
        if i % every == 0:
            losses[-every:] = jax.device_get(losses[-every:])
        running += not loss.is_ready()
    print(f"log every {every}: the device is still busy after {running} of 4 steps")


train(every=1)
train(every=4)
