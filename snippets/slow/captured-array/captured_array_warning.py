# needs jax >= 0.6.2
import warnings

import jax
import jax.numpy as jnp

print("warns from", jax.config.jax_captured_constants_warn_bytes, "bytes")
jax.config.update("jax_captured_constants_warn_bytes", 100_000)  # to see it with a small array
jax.config.update("jax_captured_constants_report_frames", 1)
weights = jnp.ones((200, 200))


@jax.jit
def predict(x):
    return weights @ x


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    predict(jnp.ones(200))
message = str(caught[0].message)
print(message.partition(" If this")[0])
print([line.strip() for line in message.splitlines() if "Constant" in line][0])
print([line.rpartition("/")[2] for line in message.splitlines() if "(predict)" in line][0])
jax.config.update("jax_captured_constants_warn_bytes", 2_000_000_000)
jax.config.update("jax_captured_constants_report_frames", 0)
