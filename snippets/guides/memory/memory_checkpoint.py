import jax
import jax.numpy as jnp


def body(w, x):
    for _ in range(8):
        x = jnp.tanh(w * x)
    return x


def loss(body, w, x):
    return jax.lax.scan(lambda x, _: (body(w, x), None), x, length=1000)[0].sum()


def loss_in_blocks(w, x):
    def block(x, _):
        return jax.lax.scan(lambda x, _: (jax.checkpoint(body)(w, x), None), x, length=40)[0], None

    return jax.lax.scan(jax.checkpoint(block), x, length=25)[0].sum()


x = jax.ShapeDtypeStruct((1000,), jnp.float32)
for name, f in {
    "scan": lambda w, x: loss(body, w, x),
    "checkpoint of the body": lambda w, x: loss(jax.checkpoint(body), w, x),
    "and of blocks of 40 steps": loss_in_blocks,
}.items():
    memory = jax.jit(jax.grad(f)).lower(x, x).compile().memory_analysis()
    print(f"{name}: {memory.temp_size_in_bytes / 1e6:.1f} MB")
