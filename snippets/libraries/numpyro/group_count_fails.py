import jax
import jax.numpy as jnp
import numpy as np
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(group, y):
    num_groups = jnp.max(group) + 1
    with numpyro.plate("groups", num_groups):  # raises TracerBoolConversionError
        mean = numpyro.sample("mean", dist.Normal(0.0, 1.0))
    numpyro.sample("y", dist.Normal(mean[group], 1.0), obs=y)


group = np.array([0, 0, 1, 1, 2, 2])
kernel = NUTS(model)
mcmc = MCMC(kernel, num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), group, jnp.arange(6.0))
print(mcmc.get_samples()["mean"].shape)
