from jax import lax

lax.switch(0, [lambda carry: ({"carry": carry}), lambda carry: carry], 0.0)  # raises TypeError
