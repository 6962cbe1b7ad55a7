from jax import lax

lax.scan(lambda carry, x: (carry, x), 0.0, 5)  # raises ValueError
