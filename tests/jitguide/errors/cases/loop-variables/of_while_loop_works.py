import jax


def unfinished(x, n):
    return n < 3


def doubled(x, n):
    return 2 * x, n + 1


out = jax.lax.while_loop(lambda state: unfinished(*state), lambda state: doubled(*state), (1.0, 0))
print(out)
assert [float(x) for x in out] == [8.0, 3.0]
