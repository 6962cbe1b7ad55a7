import jax
import jax.numpy as jnp

shapes = [(2, 4), (4, 2), (8, 1)]


def step(x, shape):
    return x + x.reshape(shape).sum(axis=0).max()


@jax.jit
def unrolled(x):
    for shape in shapes:
        x = step(x, shape)
    return x


@jax.jit
def looped(x):
    branches = [lambda x, shape=shape: step(x, shape) for shape in shapes]
    # step(x, shapes[i]) raises: i is a tracer
    return jax.lax.fori_loop(0, len(shapes), lambda i, x: jax.lax.switch(i, branches, x), x)


x = jnp.arange(8.0)
print(unrolled(x))
print("the same?", (looped(x) == unrolled(x)).all())
