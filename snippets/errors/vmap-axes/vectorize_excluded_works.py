import jax
import jax.numpy as jnp


def cut(x, side):
    return jnp.maximum(x, 0) if side == "low" else jnp.minimum(x, 0)


x = jnp.array([-1.0, 1.0])
cut_all = jnp.vectorize(cut, excluded={1, "side"})
print(cut_all(x, "low"), cut_all(x, side="high"))

jitted = jax.jit(cut_all, static_argnames=["side"])
print(jitted(x, "low"), jitted(x, side="high"))
