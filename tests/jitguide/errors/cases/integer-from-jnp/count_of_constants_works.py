import jax


@jax.jit
def counted(x):
    rounds = 2 + max(1, 2)
    for _ in range(rounds):
        x = x + 1
    return x


assert counted(0.0) == 4.0
