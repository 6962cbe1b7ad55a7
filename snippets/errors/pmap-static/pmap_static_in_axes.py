import jax
import jax.numpy as jnp


def scale(row, n, k):
    for name, value in {"n": n, "k": k}.items():
        print(f"{name} is traced:", isinstance(value, jax.core.Tracer))
    return row * n + k


scale = jax.pmap(scale, static_broadcasted_argnums=2, in_axes=(0, None, None))
print(scale(jnp.ones((1, 2)), 3, 4))
