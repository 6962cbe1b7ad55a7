# pasted above its traceback
# argument: x
import jax
import jax.numpy as jnp


@jax.jit
def norm(x):
    return jnp.sqrt(jnp.sum(x**2))


lowered = norm.lower(jnp.ones(2))
print(lowered.as_text()[:10])
fast_norm = lowered.compile()
print(fast_norm(jnp.ones(4)))  # raises TypeError
