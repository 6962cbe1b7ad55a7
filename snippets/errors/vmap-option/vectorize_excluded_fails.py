import jax.numpy as jnp


def cut(x, side):
    return jnp.maximum(x, 0) if side == "low" else jnp.minimum(x, 0)


x = jnp.array([-1.0, 1.0])
cut_all = jnp.vectorize(cut, excluded={1})
print(cut_all(x, "low"))
print(cut_all(x, side="low"))  # raises TypeError
