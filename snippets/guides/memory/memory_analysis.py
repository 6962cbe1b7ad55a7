import jax
import jax.numpy as jnp


def stacked(x):
    def step(x, _):
        x = jnp.sin(x)
        return x, x

    return jax.lax.scan(step, x, length=1000)[1].sum()


def last(x):
    def step(x, _):
        return jnp.sin(x), None

    return jax.lax.scan(step, x, length=1000)[0].sum()


x = jax.ShapeDtypeStruct((1000,), jnp.float32)
for name, f in (("stacked", stacked), ("last", last), ("grad of last", jax.grad(last))):
    memory = jax.jit(f).lower(x).compile().memory_analysis()
    print(f"{name}: argument {memory.argument_size_in_bytes} bytes,", end=" ")
    print(f"temporary {memory.temp_size_in_bytes / 1e6:.0f} MB")

square = jax.ShapeDtypeStruct((30, 30), jnp.float32)
for name, f in (
    ("one product", lambda x: x @ x),
    ("a loop of 1000", lambda x: jax.lax.fori_loop(0, 1000, lambda i, y: y @ x, x)),
):
    print(f"{name}: {jax.jit(f).lower(square).cost_analysis()['flops']:.0f} flops")
