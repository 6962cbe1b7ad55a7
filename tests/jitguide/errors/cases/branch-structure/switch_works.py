from jax import lax

branches = [lambda carry: ({"carry": carry}), lambda carry: {"carry": carry}]
assert lax.switch(0, branches, 0.0) == {"carry": 0.0}
