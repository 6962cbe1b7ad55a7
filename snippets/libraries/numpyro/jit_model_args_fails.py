import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS


def model(group, y, num_groups):
    with numpyro.plate("groups", num_groups):  # raises TracerBoolConversionError
        mean = numpyro.sample("mean", dist.Normal(0.0, 1.0))
    numpyro.sample("y", dist.Normal(mean[group], 1.0), obs=y)


group, y = jnp.array([0, 0, 1, 1, 2, 2]), jnp.arange(6.0)
for jit_model_args in (False, True):
    mcmc = MCMC(
        NUTS(model),
        num_warmup=10,
        num_samples=10,
        jit_model_args=jit_model_args,
        progress_bar=False,
    )
    mcmc.run(jax.random.key(0), group, y, 3)
    print("ran with jit_model_args =", jit_model_args)
