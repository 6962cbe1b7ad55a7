import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 1.0))
    mean = jax.vmap(lambda x_now: slope * x_now)(x)
    with numpyro.plate("data", x.shape[0]):
        numpyro.sample("y", dist.Normal(mean, 1.0), obs=y)


x = jnp.arange(5.0)
mcmc = MCMC(NUTS(model), num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), x, 2 * x)
print(mcmc.get_samples()["slope"].shape)
