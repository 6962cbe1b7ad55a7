import jax
import jax.numpy as jnp

x = jnp.arange(8)
new = jnp.array([-1, -2, -3])
print("update_slice", jax.lax.dynamic_update_slice(x, new, (6,)))


@jax.jit
def window(x, start):
    return x.at[start + jnp.arange(3)].get(mode="fill", fill_value=0)


@jax.jit
def write(x, start, new):
    return x.at[start + jnp.arange(3)].set(new, mode="drop")


print("get, fill   ", window(x, 6))
print("set, drop   ", write(x, 6, new))
print("start is -1 ", window(x, -1))
