import jax
import jax.numpy as jnp


def kept(x):
    return jnp.tanh(x @ x)


def thrown_away(x):
    kept(x)


x = jnp.ones((300, 300))
for f in (kept, thrown_away):
    program = jax.jit(f).lower(x).as_text()
    print(f.__name__, "has tanh in its program:", "tanh" in program)
