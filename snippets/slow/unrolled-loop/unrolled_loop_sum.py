import jax
import jax.numpy as jnp

functions = {
    "sum(x)": lambda x: sum(x),
    "sum(v * v for v in x)": lambda x: sum(v * v for v in x),
    "jnp.sum(x)": lambda x: jnp.sum(x),
    "jnp.sum(x * x)": lambda x: jnp.sum(x * x),
}
for text, function in functions.items():
    sizes = [len(jax.make_jaxpr(function)(jnp.ones(n)).eqns) for n in (50, 200)]
    print(f"{text:24} equations for 50 elements: {sizes[0]:3}, for 200: {sizes[1]:3}")
