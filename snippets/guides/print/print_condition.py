import jax
import jax.numpy as jnp


@jax.jit
def step(x):
    y = jnp.log(x)
    bad = ~jnp.isfinite(y)
    jax.lax.cond(
        bad.any(),
        lambda: jax.debug.print("not finite at {places}", places=bad),
        lambda: None,
    )
    return y


for x in ([1.0, 2.0], [1.0, 0.0]):
    print("call with", x)
    step(jnp.array(x))
    jax.effects_barrier()
