import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def fill(shape, value):
    print("tracing with", repr(value))
    return jnp.full(shape, value)


print(fill((2,), 1))
print(fill((2,), 1.0))
print(fill((2,), True))
print(jnp.copysign(1.0, fill((1,), 0.0)), jnp.copysign(1.0, fill((1,), -0.0)))
