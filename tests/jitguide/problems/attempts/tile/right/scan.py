import jax


def jit_with_static_n(x, n):
    def step(carry, _):
        return carry, x

    _, rows = jax.lax.scan(step, None, None, length=int(n))
    return rows.reshape(-1) if n else x[:0]
