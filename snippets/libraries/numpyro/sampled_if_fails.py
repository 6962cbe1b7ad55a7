import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(y):
    loc = numpyro.sample("loc", dist.Normal(0.0, 1.0))
    if loc > 0:  # raises TracerBoolConversionError
        scale = 1.0
    else:
        scale = 2.0
    numpyro.sample("y", dist.Normal(loc, scale), obs=y)


mcmc = MCMC(NUTS(model), num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), jnp.arange(3.0))
