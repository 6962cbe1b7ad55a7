# needs jax >= 0.6.2
import jax
import jax.numpy as jnp
from jax import export

traces = 0


@jax.jit
def share(x):
    global traces
    traces += 1
    return x / x.sum()


(n,) = export.symbolic_shape("n")
exported = export.export(share)(jax.ShapeDtypeStruct((n,), jnp.float32))
print("result:", exported.out_avals[0].shape)

call = jax.jit(exported.call)
for length in (2, 3, 3):
    call(jnp.ones(length))
print("traces of share:", traces, "- compiled programs:", call._cache_size())
