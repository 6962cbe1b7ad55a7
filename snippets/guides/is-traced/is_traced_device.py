import jax
import jax.numpy as jnp

attempts = {
    "x.device": lambda x: x + jnp.zeros(2, device=x.device),
    "x.devices()": lambda x: x + jnp.zeros(2, device=next(iter(x.devices()))),
    "no device": lambda x: x + jnp.zeros(2),
}
x = jnp.ones(2)
print("outside:", len(x.devices()), "device")
for text, attempt in attempts.items():
    try:
        result = jax.jit(attempt)(x)
        print(f"{text:11} fine, on the device of x:", result.devices() == x.devices())
    except Exception as error:
        print(f"{text:11} {type(error).__name__}")
