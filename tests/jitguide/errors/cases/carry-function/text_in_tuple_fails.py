from jax import lax

start = (1.0, "relu")
lax.fori_loop(0, 3, lambda i, carry: carry, start)  # raises TypeError
