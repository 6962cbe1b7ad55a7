import jax


class Loader:
    def __iter__(self):
        yield from [1.0, 2.0, 3.0]


@jax.jit
def epoch(total, loader):
    for batch in loader:
        total = total + batch
    return total


print(epoch(0.0, Loader()))  # raises TypeError
