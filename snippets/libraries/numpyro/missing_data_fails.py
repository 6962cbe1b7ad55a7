import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(y):
    loc = numpyro.sample("loc", dist.Normal(0.0, 1.0))
    observed = y[~jnp.isnan(y)]  # raises NonConcreteBooleanIndexError
    numpyro.sample("y", dist.Normal(loc, 1.0), obs=observed)


mcmc = MCMC(NUTS(model), num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), jnp.array([1.0, jnp.nan, 3.0]))
