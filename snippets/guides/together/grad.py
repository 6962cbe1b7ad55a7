import jax
import jax.numpy as jnp

traces = {"made once": 0, "made in the loop": 0}


def once(x):
    traces["made once"] += 1
    return x * x


def again(x):
    traces["made in the loop"] += 1
    return x * x


gradient = jax.jit(jax.grad(once))
for step in range(5):
    gradient(jnp.float32(step))
    jax.jit(jax.grad(again))(jnp.float32(step))
print(traces)
