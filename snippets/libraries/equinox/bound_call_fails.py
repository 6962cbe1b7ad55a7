import equinox as eqx
import jax
import jax.numpy as jnp


class Layer(eqx.Module):
    weight: jax.Array

    def __call__(self, x):
        print("tracing")
        return self.weight @ x


for key in jax.random.split(jax.random.key(0), 3):
    model = Layer(jax.random.normal(key, (128, 128)))
    forward = eqx.filter_jit(model.__call__)
    size = len(forward.lower(jnp.ones(128)).as_text())
    print(f"a program of about {round(size, -3)} characters")
