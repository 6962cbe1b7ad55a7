import jax

kept = []


def halved(x):
    kept.append(x)
    return x / 2


jax.lax.while_loop(lambda x: x > 1.0, halved, 8.0)
print(kept[0] + 1)  # raises UnexpectedTracerError
