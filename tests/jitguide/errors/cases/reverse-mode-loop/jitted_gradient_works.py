import jax


def loss(theta, level, n_steps):
    level = jax.lax.fori_loop(0, n_steps, lambda _, x: theta * x, level)
    return level**2


fit_grad = jax.jit(jax.value_and_grad(loss), static_argnames=["n_steps"])
value, slope = fit_grad(1.0, 3.0, 2)
assert value == 9 and slope == 36
