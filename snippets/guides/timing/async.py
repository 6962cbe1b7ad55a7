import jax
import jax.numpy as jnp


@jax.jit
def work(x, times):
    return jax.lax.fori_loop(0, times, lambda i, x: jnp.tanh(x @ x), x)


x = jnp.ones((400, 400))
jax.block_until_ready(work(x, 1))  # traces and compiles

y = work(x, 300)
print("done when the call returned:", y.is_ready())

jax.block_until_ready(y)
print("done after block_until_ready:", y.is_ready())

y = work(x, 300)
jax.block_until_ready(work(x, 1))
print("done after a later, short call:", y.is_ready())
