import jax.numpy as jnp

values = {
    "jnp.asarray(0.0)": jnp.asarray(0.0),
    "jnp.asarray(0.0) * 2": jnp.asarray(0.0) * 2,
    "jnp.asarray(0.0, jnp.float32)": jnp.asarray(0.0, jnp.float32),
    "jnp.float32(0)": jnp.float32(0),
    "jnp.zeros(())": jnp.zeros(()),
    "jnp.float32(0) * 2": jnp.float32(0) * 2,
}
for text, value in values.items():
    print(text.ljust(30), value.dtype, "weak" if value.weak_type else "strong")
