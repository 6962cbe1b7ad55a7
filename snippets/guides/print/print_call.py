import jax
import jax.numpy as jnp

name = "loss"
attempts = {
    "(x)": lambda x: jax.debug.print(x),
    '("x", x)': lambda x: jax.debug.print("x", x),
    '("{}", x)': lambda x: jax.debug.print("{}", x),
    '("{x}", x=x)': lambda x: jax.debug.print("{x}", x=x),
    '(f"{name} {{}}", x)': lambda x: jax.debug.print(f"{name} {{}}", x),
    '("{x.shape} {x[0]}", x=x)': lambda x: jax.debug.print("{x.shape} {x[0]}", x=x),
}
for text, attempt in attempts.items():
    print(f"{text:25}", end=" ", flush=True)
    try:
        jax.jit(attempt)(jnp.ones(2))
        jax.effects_barrier()
    except Exception as error:
        print(f"{type(error).__name__}: {str(error).split('[')[0]}")
