import jax
import jax.numpy as jnp


@jax.jit
def root(a):
    def equation(x):
        return x * x - a

    def solve(equation, x):
        def unfinished(state):
            step, x = state
            return (step < 100) & (jnp.abs(equation(x)) > 1e-5 * a)

        def improve(state):
            step, x = state
            return step + 1, 0.5 * (x + a / x)

        return jax.lax.while_loop(unfinished, improve, (0, x))[1]

    def solve_linear(line, y):
        return y / line(1.0)

    return jax.lax.custom_root(equation, a, solve, solve_linear)


print(f"{root(2.0):.4f} {jax.grad(root)(2.0):.4f}")
