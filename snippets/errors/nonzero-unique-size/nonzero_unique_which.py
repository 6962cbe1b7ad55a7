# needs jax >= 0.4.38
import jax
import jax.numpy as jnp

x = jnp.array([0, 3, 1, 1])
y = jnp.array([1, 2])
rows = [jnp.zeros(2), jnp.ones(2)]
calls = {
    "argwhere": (lambda x, **option: jnp.argwhere(x, **option), {"size": 3}),
    "union1d": (lambda x, **option: jnp.union1d(x, y, **option), {"size": 3}),
    "intersect1d": (lambda x, **option: jnp.intersect1d(x, y, **option), {"size": 3}),
    "setdiff1d": (lambda x, **option: jnp.setdiff1d(x, y, **option), {"size": 3}),
    "compress": (lambda x, **option: jnp.compress(x > 0, x, **option), {"size": 3}),
    "roots": (lambda x, **option: jnp.roots(x, **option), {"strip_zeros": False}),
    "choose": (lambda x, **option: jnp.choose(x[2:], rows, **option), {"mode": "clip"}),
    "ravel_multi_index": (
        lambda x, **option: jnp.ravel_multi_index((x, x), (4, 4), **option),
        {"mode": "clip"},
    ),
}
for name, (call, option) in calls.items():
    try:
        jax.jit(call)(x)
    except jax.errors.ConcretizationTypeError:
        shape = jax.jit(lambda x, call=call, option=option: call(x, **option))(x).shape
        print(f"{name:17} raises; with {option}: shape {shape}")

roots = jax.jit(lambda x: jnp.roots(x, strip_zeros=False))(x)
print("roots that are nan:", jnp.isnan(roots).sum())
