import jax
import jax.numpy as jnp
import numpy as np

SIZES = (4, 16, 64)


@jax.jit
def mean(x, count):
    print("tracing for size", x.size)
    return jnp.sum(jnp.where(jnp.arange(x.size) < count, x, 0.0)) / count


def shape(*size, dtype):
    return jax.ShapeDtypeStruct(size, dtype)


programs = {
    size: mean.lower(shape(size, dtype=jnp.float32), shape(dtype=jnp.int32)).compile()
    for size in SIZES
}
print("ready")


def serve(x):
    size = next(size for size in SIZES if size >= len(x))
    return programs[size](np.pad(x, (0, size - len(x))), np.int32(len(x)))


for count in (3, 5, 64):
    print(serve(np.ones(count, np.float32)))
