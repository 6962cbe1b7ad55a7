import jax
import jax.numpy as jnp


def report(finite, y):
    if not finite:
        print("not finite:", y)


def inverse(x):
    y = 1 / x
    jax.debug.callback(report, jnp.isfinite(y), y)
    return y


print("alone:", inverse(2.0))
jax.effects_barrier()
print("vmap:")
jax.vmap(inverse)(jnp.array([2.0, 0.0]))
jax.effects_barrier()
