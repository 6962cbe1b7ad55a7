import jax
import jax.numpy as jnp


@jax.jit
def solve(a, b):
    x = jnp.zeros_like(b)
    for i in range(3):
        x = x + 0.01 * b

    def goes_on(state):
        done, x = state
        return ~done

    def iterate(state):
        done, x = state
        r = b - a @ x
        x = x + 0.1 * r
        return jnp.linalg.norm(r) < 1e-3, x

    done, x = jax.lax.while_loop(goes_on, iterate, (jnp.array(False), x))
    return x


x = solve(jnp.array([[2.0, 0.0], [0.0, 4.0]]), jnp.array([2.0, 4.0]))
assert jnp.allclose(x, 1.0, atol=1e-2)
