import jax
import jax.numpy as jnp

def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))

if __name__ == "__main__":
    f = jax.jit(jit_with_static_n, static_argnames=["n"])
    print(f(jnp.array([7., 8.]), n=2.0))
