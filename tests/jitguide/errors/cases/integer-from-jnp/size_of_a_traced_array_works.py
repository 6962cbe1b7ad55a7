import jax
import jax.numpy as jnp


@jax.jit
def summed(x):
    waves = jnp.sin(x)
    with jax.ensure_compile_time_eval():
        blocks = int(jnp.array(waves.shape).prod() // 2)
    for _ in range(blocks):
        x = x + 1
    return x


assert summed(jnp.zeros(4)).tolist() == [2.0] * 4
