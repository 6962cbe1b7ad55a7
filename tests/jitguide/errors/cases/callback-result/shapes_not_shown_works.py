import jax
import jax.numpy as jnp


def ends(x):
    pair = (jax.ShapeDtypeStruct((2,), x.dtype), jax.ShapeDtypeStruct((1, 2), x.dtype))
    return jax.pure_callback(lambda x: (x[0], x[1:]), pair, x)


first, last = ends(jnp.array([[1.0, 2.0], [3.0, 4.0]]))
assert (first.tolist(), last.tolist()) == ([1.0, 2.0], [[3.0, 4.0]])
