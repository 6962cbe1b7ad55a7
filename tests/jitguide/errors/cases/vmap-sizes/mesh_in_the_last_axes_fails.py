# pasted above its traceback
# argument: phase
import jax
import jax.numpy as jnp


def signal(phase, speed, times):
    return jnp.sin(phase + speed * times)


signals = jax.vmap(signal, in_axes=(0, 0, None), out_axes=(1, 2))
times = jnp.linspace(0.0, 1.0, 4)
result = signals(jnp.arange(2.0), jnp.arange(3.0), times)  # raises ValueError
