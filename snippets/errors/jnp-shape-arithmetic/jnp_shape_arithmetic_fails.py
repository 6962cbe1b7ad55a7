import jax
import jax.numpy as jnp


@jax.jit
def pad_room(x):
    print("x.size + 1 is", x.size + 1)
    print("jnp.add(x.size, 1) is", jnp.add(x.size, 1))
    return jnp.ones((jnp.add(x.size, 1),))  # raises TypeError


print(pad_room(jnp.ones(3)))
