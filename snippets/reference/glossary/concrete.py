import jax
import jax.numpy as jnp

print("outside:", isinstance(jnp.ones(3), jax.core.Tracer))


@jax.jit
def inside(x, unused):
    constant = jnp.ones(3)
    total = constant + 1
    values = {"x": x, "jnp.ones(3)": constant, "jnp.ones(3) + 1": total}
    for name, value in values.items():
        print(f"inside: {name:16} tracer: {isinstance(value, jax.core.Tracer)}")
    print("inside: x.shape         ", x.shape)


inside(jnp.ones(3), 1)
