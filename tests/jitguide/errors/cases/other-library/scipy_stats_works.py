import jax
import jax.numpy as jnp
from scipy.stats import norm


@jax.jit
def nll(mean, x):
    return -jax.scipy.stats.norm.logpdf(x, mean).sum()


assert jnp.allclose(nll(0.0, jnp.ones(3)), -norm.logpdf([1.0, 1.0, 1.0]).sum())
