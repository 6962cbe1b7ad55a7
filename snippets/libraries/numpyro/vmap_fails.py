import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 1.0))

    def observe(x_now, y_now):
        return numpyro.sample("y", dist.Normal(slope * x_now, 1.0), obs=y_now)

    jax.vmap(observe)(x, y)


x = jnp.arange(5.0)
mcmc = MCMC(NUTS(model), num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), x, 2 * x)  # raises UnexpectedTracerError
