import contextlib
import io
import pickle

import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS

compiles = []


def count(event, duration, **details):
    if "backend_compile" in event:
        compiles.append(event)


jax.monitoring.register_event_duration_secs_listener(count)


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 10.0))
    numpyro.sample("y", dist.Normal(slope * x, 1.0), obs=y)


def compiled_in_run(mcmc, y):
    compiles.clear()
    with contextlib.redirect_stderr(io.StringIO()):  # hides the progress bar
        mcmc.run(jax.random.key(0), x, y)
    return len(compiles)


x = jnp.linspace(0.0, 1.0, 20)
other = x + x
for flag in (False, True):
    mcmc = MCMC(NUTS(model), num_warmup=50, num_samples=50, jit_model_args=flag)
    compiled_in_run(mcmc, x)  # the first run
    print("jit_model_args =", flag)
    print("  same data:", compiled_in_run(mcmc, x))
    print("  other data:", compiled_in_run(mcmc, other))
    mcmc = MCMC(NUTS(model), num_warmup=50, num_samples=50, jit_model_args=flag)
    print("  a new MCMC, same data:", compiled_in_run(mcmc, x))
    mcmc = pickle.loads(pickle.dumps(mcmc))
    print("  from a pickle, same data:", compiled_in_run(mcmc, x))
