import jax


@jax.jit
def count(n):
    def add(i, total):
        return total + i

    return jax.lax.fori_loop(0, n.astype(int), add, 0)


print(count(3.0))
