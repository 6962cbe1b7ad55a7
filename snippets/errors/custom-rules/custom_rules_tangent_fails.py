import jax
import jax.numpy as jnp


@jax.custom_jvp
def scale(x, factor):
    return x * factor


@scale.defjvp
def rule(primals, tangents):
    x, factor = primals
    dx, dfactor = tangents
    return scale(x, factor), jnp.float32(factor) * dx + x * dfactor


x = jnp.ones(3, jnp.bfloat16)
print(jax.grad(lambda x: scale(x, 2.0).sum())(x))  # raises TypeError
