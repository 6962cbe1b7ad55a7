import jax
import jax.numpy as jnp


@jax.jit
def work(x):
    return jax.lax.fori_loop(0, 3, lambda i, x: jnp.tanh(x @ x), x)


y, early = jnp.ones((400, 400)), []
for _ in range(10):
    y = work(y)
    early.append(not y.is_ready())
print("a call returned before its work was done:", any(early))

jax.block_until_ready(y)
print("done after block_until_ready:", y.is_ready())
