import jax


def positive(x):
    return x > 0


def halve(x):
    return x / 2


def negate(x):
    return -x


print(jax.lax.cond(positive, halve, negate, 3.0))  # raises TypeError
