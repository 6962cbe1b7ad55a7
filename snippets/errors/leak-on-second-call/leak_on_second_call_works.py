import jax
import jax.numpy as jnp


@jax.jit
def join(t, x):
    return jnp.concatenate([t, x])


def pair(x):
    return join(x, x)


print(jax.eval_shape(pair, jnp.array([1.0])))
print(pair(jnp.array([1.0])))
