from jax import lax

lax.while_loop(
    lambda carry: carry[0] < 3, lambda carry: carry, (1.0, lambda x: x)
)  # raises TypeError
