import jax

kept = []


@jax.jit
def step(x):
    return x * 2, x


with jax.checking_leaks():
    _, value = step(3.0)
kept.append(value)
assert kept == [3]
