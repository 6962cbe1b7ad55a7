import re

import jax
import jax.numpy as jnp


@jax.jit
def norm(x):
    return jnp.sqrt(jnp.sum(x**2))


lowered = norm.lower(jnp.ones(3))
print(re.findall(r"= stablehlo\.(\w+)", lowered.as_text()))
print("a fusion:", "fusion" in lowered.compile().as_text())
