import jax
import jax.numpy as jnp

best = jnp.inf


@jax.jit
def evaluate(x, best):
    loss = jnp.sum(x**2)
    best = jnp.minimum(best, loss)
    return loss, best


def main():
    global best
    x = jnp.array([3.0, 4.0])
    for _ in range(3):
        loss, best = evaluate(x, best)
        x = 0.5 * x


main()
assert best == 25.0 / 16.0
