import jax
import jax.numpy as jnp


@jax.custom_jvp
def scale(x, factor):
    return x * factor


@scale.defjvp
def rule(primals, tangents):
    x, factor = primals
    dx, dfactor = tangents
    y, dy = scale(x, factor), jnp.float32(factor) * dx + x * dfactor
    return y, dy.astype(y.dtype)


x = jnp.ones(3, jnp.bfloat16)
print(jax.grad(lambda x: scale(x, 2.0).sum())(x))
