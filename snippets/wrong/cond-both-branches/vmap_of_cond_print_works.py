import jax
import jax.numpy as jnp


@jax.jit
def inverses(xs):
    ys = jax.vmap(lambda x: 1 / x)(xs)
    finite = jnp.isfinite(ys)
    jax.lax.cond(finite.all(), lambda: None, lambda: jax.debug.print("not finite: {}", ys))
    return ys


inverses(jnp.array([2.0, 2.0]))
inverses(jnp.array([2.0, 0.0]))
jax.effects_barrier()
