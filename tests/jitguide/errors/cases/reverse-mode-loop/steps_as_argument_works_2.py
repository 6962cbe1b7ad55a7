import jax
import jax.numpy as jnp


def decayed(x, steps):
    def halve(_, y):
        return 0.5 * y

    return jax.lax.fori_loop(
        0,
        10,
        lambda k, old: jax.tree.map(
            lambda new, kept: jnp.where(k < steps, new, kept), halve(k, old), old
        ),
        x,
    )


assert jax.jit(jax.grad(decayed))(1.0, 2) == 0.25
