import jax

jax.lax.map(lambda x: x, 5)  # raises ValueError
