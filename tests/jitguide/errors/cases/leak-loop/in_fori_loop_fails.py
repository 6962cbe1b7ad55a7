import jax

kept = []


def body(i, total):
    kept.append(total)
    return total + i


jax.lax.fori_loop(0, 3, body, 0.0)
print(kept[0] + 1)  # raises UnexpectedTracerError
