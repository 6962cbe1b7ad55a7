import jax
import jax.numpy as jnp


def places(x, start):
    at = start + jnp.arange(3)
    return jnp.where(at < 0, len(x), at)  # -1 would count from the end


@jax.jit
def read(x, start):
    return x.at[places(x, start)].get(mode="fill", fill_value=-1)


@jax.jit
def write(x, start, new):
    return x.at[places(x, start)].set(new, mode="drop")


x = jnp.arange(8)
print(read(x, 6), write(x, 6, jnp.zeros(3, int)))
print(read(x, -1), write(x, -1, jnp.zeros(3, int)))
