import jax
import jax.numpy as jnp


@jax.jit
def with_sign(x, sign):
    print("tracing")
    return jnp.copysign(x, sign)


x = jnp.array([1.0, 2.0])
print(with_sign(x, 0.0))
print(with_sign(x, -0.0))
