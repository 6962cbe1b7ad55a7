import jax
import jax.numpy as jnp


@jax.jit
def log(x):
    return jnp.log(x)


@jax.jit
def root(x):
    return jnp.sqrt(x)


def attempt(text, function):
    try:
        print(f"{text:28} no error: {function(jnp.array([-1.0]))}")
    except FloatingPointError:
        print(f"{text:28} raises")


with jax.debug_nans(True):
    log(jnp.array([1.0]))

jax.config.update("jax_debug_nans", True)
attempt("called in the with", log)
attempt("not called before", root)
with jax.debug_nans(True):
    attempt("in another with", log)
jax.clear_caches()
attempt("after clear_caches", log)
