import jax
import jax.numpy as jnp


@jax.jit
def simulate(u):
    def ten_steps(u, _):
        u = jax.lax.fori_loop(0, 10, lambda i, u: 0.9 * u, u)
        return u, u

    return jax.lax.scan(ten_steps, u, length=100)[1]


saved = simulate(jnp.ones(3))
print("1000 steps, saved:", saved.shape)
