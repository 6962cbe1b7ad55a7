# needs jax >= 0.8.3
from jax.experimental import host_callback  # raises ImportError

print(host_callback)
