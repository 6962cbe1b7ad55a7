import jax

jax.lax.cond(True, lambda x: (x, x), lambda x: (x, x, x), 1.0)  # raises TypeError
