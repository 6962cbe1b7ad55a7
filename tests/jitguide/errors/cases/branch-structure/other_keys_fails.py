from jax import lax

lax.cond(
    True, lambda carry: ({"carry": carry}), lambda carry: {"x": carry}, 0.0
)  # raises TypeError
