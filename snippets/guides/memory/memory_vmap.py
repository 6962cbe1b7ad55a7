# needs jax >= 0.4.38
import jax
import jax.numpy as jnp


def energy(x):
    return jnp.sum(jnp.sin(jnp.outer(x, x)) @ x)


def all_rows(rows):
    return jax.vmap(energy)(rows).sum()


def in_batches(rows, f=energy):
    return jax.lax.map(f, rows, batch_size=8).sum()


def with_checkpoint(rows):
    return in_batches(rows, jax.checkpoint(energy))


rows = jax.ShapeDtypeStruct((1024, 500), jnp.float32)
for name, f in {
    "all rows": all_rows,
    "eight at a time": in_batches,
    "gradient of eight at a time": jax.grad(in_batches),
    "gradient with checkpoint": jax.grad(with_checkpoint),
}.items():
    memory = jax.jit(f).lower(rows).compile().memory_analysis()
    print(f"{name}: temporary {memory.temp_size_in_bytes / 1e9:.1f} GB")
