import jax


def step(i, x, total):
    return 2 * x, total + i * x


out = jax.lax.fori_loop(0, 3, lambda i, state: step(i, *state), (1.0, 0.0))
print(out)
assert [float(x) for x in out] == [8.0, 10.0]
