import equinox as eqx
import jax
import jax.numpy as jnp


class Model(eqx.Module):
    weight: jax.Array
    power: int

    @eqx.filter_jit
    def __call__(self, x):
        print("tracing with power", self.power)
        return (self.weight @ x) ** self.power


print(Model(jnp.eye(2), 2)(jnp.ones(2)))
print(Model(3 * jnp.eye(2), 2)(jnp.ones(2)))
print(Model(3 * jnp.eye(2), 3)(jnp.ones(2)))
