# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P


@jax.jit
def double(x):
    print("tracing double")
    return x * 2


x = jnp.array([7.0, 8.0])
mesh = jax.make_mesh((1,), ("rows",))
whole = NamedSharding(mesh, P())
split = NamedSharding(mesh, P("rows"))
print(double(x))
print(double(jax.device_put(x, whole)))
print(double(jax.device_put(x, split)))
