import jax

x = 3.0
out = jax.lax.cond(x > 5, lambda x: {"seen": x}, lambda x: {"seen": 0.0}, x)
assert out == {"seen": 0}
