import jax
import jax.numpy as jnp


def root(a):
    x = a
    done = jnp.array(False)
    for _ in range(20):
        converged = abs(x * x - a) < 1e-6
        done = done | converged
        x = jnp.where(done, x, (x + a / x) / 2)
    return x


slope = jax.jit(jax.grad(root))(4.0)
assert jnp.allclose(slope, 0.25)
