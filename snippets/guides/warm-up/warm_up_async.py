import jax
import jax.numpy as jnp


@jax.jit
def work(x):
    return jax.lax.fori_loop(0, 30, lambda i, x: jnp.tanh(x @ x), x)


y = work(jnp.ones((400, 400)))
print("ready when the call returns:", y.is_ready())
jax.block_until_ready(y)
print("ready after block_until_ready:", y.is_ready())
