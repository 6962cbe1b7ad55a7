from jax import lax


def other(carry):
    return {"carry": carry}


result = lax.cond(True, lambda carry: ({"carry": carry}), other, 0.0)
assert result == {"carry": 0.0}
