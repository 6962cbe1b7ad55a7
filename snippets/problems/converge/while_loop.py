import jax
import jax.numpy as jnp


@jax.jit
def newton_sqrt(a, tolerance, max_steps):
    print("tracing")

    def go_on(state):
        x, change, steps = state
        return (change > tolerance * x) & (steps < max_steps)

    def step(state):
        x, _, steps = state
        new = (x + a / x) / 2
        return new, jnp.abs(new - x), steps + 1

    x = jnp.maximum(a, 1.0)
    start = (x, jnp.full_like(x, jnp.inf), jnp.int32(0))
    root, _, steps = jax.lax.while_loop(go_on, step, start)
    return root, steps


for a, tolerance, max_steps in ((9.0, 1e-3, 50), (1e6, 1e-3, 50), (9.0, 1e-1, 50), (9.0, 1e-3, 2)):
    root, steps = newton_sqrt(a, tolerance, max_steps)
    print(f"{a:>9} {root:9.3f} after {steps} steps")
