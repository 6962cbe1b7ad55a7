import warnings

import jax
import jax.numpy as jnp

total = jax.jit(jnp.sum, donate_argnums=0)
first = jax.jit(lambda x: x[0], donate_argnums=0)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    total(jnp.ones(3))
with warnings.catch_warnings():
    warnings.filterwarnings("error", message="Some donated buffers were not usable")
    for name, function in {"total": total, "first": first}.items():
        try:
            function(jnp.ones(3))
            print(name, "- no error: this was compiled before")
        except UserWarning as warning:
            print(name, "- raised:", str(warning)[:36])
