import jax
import jax.numpy as jnp


def double(x):
    print("tracing")
    return x * 2


x = jnp.ones(3)
print("eval_shape:", jax.eval_shape(double, x))
print("make_jaxpr:", jax.make_jaxpr(double)(x))
lowered = jax.jit(double).lower(x)
print("lower:     ", "stablehlo.multiply" in lowered.as_text())
compiled = lowered.compile()
print("compile:   ", compiled(x))
