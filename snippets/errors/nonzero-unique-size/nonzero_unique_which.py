import jax
import jax.numpy as jnp

x = jnp.array([3, 1, 1])
y = jnp.array([1, 2])
functions = {
    "nonzero": lambda x, y, **size: jnp.nonzero(x > 1, **size)[0],
    "flatnonzero": lambda x, y, **size: jnp.flatnonzero(x > 1, **size),
    "argwhere": lambda x, y, **size: jnp.argwhere(x > 1, **size),
    "where": lambda x, y, **size: jnp.where(x > 1, **size)[0],
    "unique": lambda x, y, **size: jnp.unique(x, **size),
    "union1d": lambda x, y, **size: jnp.union1d(x, y, **size),
    "intersect1d": lambda x, y, **size: jnp.intersect1d(x, y, **size),
    "setdiff1d": lambda x, y, **size: jnp.setdiff1d(x, y, **size),
    "compress": lambda x, y, **size: jnp.compress(x > 1, x, **size),
    "extract": lambda x, y, **size: jnp.extract(x > 1, x, **size),
}


def outcome(function, **size):
    try:
        return str(jax.jit(lambda x, y: function(x, y, **size))(x, y).shape)
    except Exception as error:
        return type(error).__name__


print(f"{'':12} {'without size':27} size=3")
for name, function in functions.items():
    print(f"{name:12} {outcome(function):27} {outcome(function, size=3)}")
