import jax
import jax.numpy as jnp

A = jnp.array([[4.0, 1.0], [1.0, 3.0]])


@jax.jit
def root(b):
    def equation(x):
        return A @ x + jnp.tanh(x) - b

    def solve(equation, x):
        def unfinished(state):
            step, x = state
            return (step < 200) & jnp.any(jnp.abs(equation(x)) > 1e-5)

        def improve(state):
            step, x = state
            return step + 1, x - 0.2 * equation(x)

        return jax.lax.while_loop(unfinished, improve, (0, x))[1]

    def solve_linear(line, y):
        return jnp.linalg.solve(jax.jacobian(line)(y), y)

    return jax.lax.custom_root(equation, jnp.zeros(2), solve, solve_linear)


b = jnp.array([2.0, 1.0])
print(jax.jacrev(root)(b).round(3))
print("the inverse of the Jacobian of the equation:")
print(jnp.linalg.inv(A + jnp.diag(1 - jnp.tanh(root(b)) ** 2)).round(3))
