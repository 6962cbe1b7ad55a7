# needs jax >= 0.7.2
import jax
import jax.numpy as jnp

counts = jax.new_ref(jnp.zeros(3))
uses = {
    "read": lambda: counts + 1,
    "returned": lambda: jax.jit(lambda ref: ref)(counts),
    "twice": lambda: jax.jit(lambda a, b: None)(counts, counts),
    "grad": lambda: jax.grad(lambda x: counts.__setitem__(0, x) or x**2)(3.0),
}
for name, use in uses.items():
    try:
        use()
    except Exception as error:
        print(f"{name:8} {type(error).__name__}: {str(error).splitlines()[0]}")
