import jax
import jax.numpy as jnp


def unrolled(x):
    total = 0.0
    for i in range(20):
        total += jnp.sort(x * i).mean()
    return total


def looped(x):
    return jax.lax.fori_loop(0, 20, lambda i, total: total + jnp.sort(x * i).mean(), 0.0)


x = jax.ShapeDtypeStruct((1_000_000,), jnp.float32)
for f in (unrolled, looped):
    memory = jax.jit(f).lower(x).compile().memory_analysis()
    print(f"{f.__name__}: {memory.temp_size_in_bytes / 1e6:.0f} MB in between")
