from jax import lax

result = lax.cond(
    True, lambda carry: ({"carry": carry}), lambda carry: {"carry": carry}, 0.0
)
assert result == {"carry": 0.0}
