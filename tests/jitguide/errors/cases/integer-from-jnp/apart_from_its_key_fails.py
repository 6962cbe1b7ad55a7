# pasted above its traceback
import jax


@jax.jit
def grown(size):
    key = jax.random.key(1)
    size = 1.5 * size
    rounds = jax.random.randint(key, (), 1, 4)
    for _ in range(rounds):  # raises TracerIntegerConversionError
        size = size + 1
    return size


print(grown(2.0))
