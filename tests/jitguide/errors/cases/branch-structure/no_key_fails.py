import jax

x = 3.0
out = jax.lax.cond(x > 5, lambda x: {"seen": x}, lambda x: dict(), x)  # raises TypeError
