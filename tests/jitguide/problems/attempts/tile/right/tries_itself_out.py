import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))


tile = jax.jit(jit_with_static_n, static_argnames=["n"])
print(tile(jnp.array([7.0, 8.0]), n=2.0))
assert tile(jnp.array([0.0, 1.0, 2.0]), n=3.0).shape == (9,)
try:
    jax.jit(jit_with_static_n)(jnp.array([7.0, 8.0]), 2.0)
except jax.errors.ConcretizationTypeError as error:
    print("raised", type(error).__name__)

if __name__ == "__main__":
    print("as a program")
