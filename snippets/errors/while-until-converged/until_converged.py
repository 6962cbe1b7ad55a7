import jax
import jax.numpy as jnp


@jax.jit
def square_root(a, tolerance=1e-6, limit=50):
    def unfinished(state):
        step, x, change = state
        return (step < limit) & (change > tolerance * x)

    def improve(state):
        step, x, _ = state
        better = (x + a / x) / 2
        return step + 1, better, jnp.abs(better - x)

    step, x, change = jax.lax.while_loop(unfinished, improve, (0, a, jnp.inf))
    return x, step, change <= tolerance * x


x, steps, converged = square_root(2.0)
print(x, "after", steps, "steps, converged:", converged)
x, steps, converged = square_root(2.0, limit=2)
print(x, "after", steps, "steps, converged:", converged)
