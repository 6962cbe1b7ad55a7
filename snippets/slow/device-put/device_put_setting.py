import jax
import numpy as np


@jax.jit
def double(x):
    print("  tracing")
    return x * 2


x = np.ones(3, np.float32)
settings = {
    "default_device": lambda: jax.default_device(jax.devices()[0]),
    "default_matmul_precision": lambda: jax.default_matmul_precision("float32"),
    "numpy_dtype_promotion": lambda: jax.numpy_dtype_promotion("strict"),
    "debug_nans": lambda: jax.debug_nans(True),
    "log_compiles": lambda: jax.log_compiles(False),
    "default_prng_impl": lambda: jax.default_prng_impl("rbg"),
}
print("plain")
double(x)
for name, setting in settings.items():
    print(name)
    with setting():
        double(x)
        double(x)
print("plain again")
double(x)
