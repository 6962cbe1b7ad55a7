import jax
import jax.numpy as jnp


def loop(y):
    mean, variance, log_likelihood = 0.0, 1.0, 0.0
    for k in range(len(y)):
        variance = variance + 0.1
        spread = variance + 0.5
        error = y[k] - mean
        log_likelihood = log_likelihood - 0.5 * (error**2 / spread + jnp.log(spread))
        mean = mean + variance / spread * error
        variance = 0.5 * variance / spread
    return log_likelihood


def scanned(y):
    def step(carry, y_k):
        mean, variance, log_likelihood = carry
        variance = variance + 0.1
        spread = variance + 0.5
        error = y_k - mean
        log_likelihood = log_likelihood - 0.5 * (error**2 / spread + jnp.log(spread))
        mean = mean + variance / spread * error
        variance = 0.5 * variance / spread
        return (mean, variance, log_likelihood), None

    (mean, variance, log_likelihood), _ = jax.lax.scan(step, (0.0, 1.0, 0.0), y)
    return log_likelihood


y = jnp.sin(jnp.arange(30) / 10)
for function in (loop, scanned):
    equations = len(jax.make_jaxpr(function)(y).eqns)
    print(f"{function.__name__}: {equations} equations, result {jax.jit(function)(y):.3f}")
