import jax


def halve(i, x):
    def stop(x):
        raise RuntimeError("too small")  # raises RuntimeError

    return jax.lax.cond(x < 1e-6, stop, lambda x: x / 2, x)


jax.lax.fori_loop(0, 3, halve, 8.0)
