import jax
import jax.numpy as jnp

p = jnp.array([0.0, 1.0, -3.0, 2.0])
i = jnp.array([0, 1])
rows = [jnp.zeros(2), jnp.ones(2)]
attempts = {
    "roots(p)": lambda p, i: jnp.roots(p),
    "roots(p, strip_zeros=False)": lambda p, i: jnp.roots(p, strip_zeros=False),
    "trim_zeros(p)": lambda p, i: jnp.trim_zeros(p),
    "choose(i, rows)": lambda p, i: jnp.choose(i, rows),
    "choose(i, rows, mode='clip')": lambda p, i: jnp.choose(i, rows, mode="clip"),
    "ravel_multi_index((i, i), (2, 2))": lambda p, i: jnp.ravel_multi_index((i, i), (2, 2)),
    "..., mode='clip')": lambda p, i: jnp.ravel_multi_index((i, i), (2, 2), mode="clip"),
}
for text, attempt in attempts.items():
    try:
        print(f"{text:34} fine, shape {jax.jit(attempt)(p, i).shape}")
    except Exception as error:
        print(f"{text:34} {type(error).__name__}")

roots = jax.jit(lambda p: jnp.roots(p, strip_zeros=False))(p)
print("roots that are nan:", jnp.isnan(roots).sum())
