import jax


def count(n):
    def add(total, x):
        return total + x, None

    return jax.lax.scan(add, 0, n)[0]  # raises IndexError


count = jax.jit(count)
print(count(3))
