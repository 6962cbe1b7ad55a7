import jax
import jax.numpy as jnp

attempts = {
    "max(x, y)": lambda x, y: max(x, y),
    "max(array)": lambda x, y: max(jnp.stack([x, y])),
    "sorted([x, y])": lambda x, y: sorted([x, y]),
    "any([x > 0, y > 0])": lambda x, y: any([x > 0, y > 0]),
    "x in [1.0, 2.0]": lambda x, y: x in [1.0, 2.0],
    "round(x)": lambda x, y: round(x),
    "pow(x, y)": lambda x, y: pow(x, y),
    "abs(x)": lambda x, y: abs(x),
    "sum([x, y])": lambda x, y: sum([x, y]),
}
for text, attempt in attempts.items():
    try:
        print(f"{text:20}", jax.jit(attempt)(3.0, 2.0))
    except jax.errors.TracerBoolConversionError as error:
        print(f"{text:20}", type(error).__name__)
