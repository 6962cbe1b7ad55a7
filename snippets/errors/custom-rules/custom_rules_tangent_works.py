import jax
import jax.numpy as jnp


@jax.custom_jvp
def scale(x, factor):
    return x * factor


@scale.defjvp
def rule(primals, tangents):
    x, factor = primals
    dx, dfactor = tangents
    y = scale(x, factor)
    return y, (jnp.float32(factor) * dx).astype(y.dtype)


x = jnp.ones(3, jnp.bfloat16)
print(jax.grad(lambda x: scale(x, 2.0).sum())(x))
