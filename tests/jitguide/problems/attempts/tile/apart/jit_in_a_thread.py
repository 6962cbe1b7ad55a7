# fails: example-1
import threading
import jax, jax.numpy as jnp
def jit_with_static_n(x, n):
    out = []
    t = threading.Thread(target=lambda: out.append(jax.jit(jnp.tile, static_argnums=1)(x, int(n))))
    t.start(); t.join()
    return out[0]
