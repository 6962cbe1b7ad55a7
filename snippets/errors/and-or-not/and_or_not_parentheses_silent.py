import jax


def count(unfinished):
    return jax.lax.while_loop(unfinished, lambda t: t + 1, 0)


print("t < 10 & True  ", count(lambda t: t < 10 & True))
print("(t < 10) & True", count(lambda t: (t < 10) & True))
