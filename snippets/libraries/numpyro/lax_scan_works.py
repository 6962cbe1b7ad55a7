import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.contrib.control_flow import scan
from numpyro.infer import MCMC, NUTS


def model(y):
    def step(level, y_now):
        level = numpyro.sample("level", dist.Normal(level, 1.0))
        numpyro.sample("y", dist.Normal(level, 0.1), obs=y_now)
        return level, None

    scan(step, 0.0, y)


mcmc = MCMC(NUTS(model), num_warmup=10, num_samples=10, progress_bar=False)
mcmc.run(jax.random.key(0), jnp.arange(5.0))
print(mcmc.get_samples()["level"].shape)
