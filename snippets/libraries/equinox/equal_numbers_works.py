import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def fill(shape, value):
    print("tracing with", value)
    return jnp.full(shape, value)


print(fill((2,), jnp.asarray(1)))
print(fill((2,), jnp.asarray(1.0)))
print(fill((2,), jnp.asarray(True)))
print(jnp.copysign(1.0, fill((1,), jnp.asarray(-0.0))))
