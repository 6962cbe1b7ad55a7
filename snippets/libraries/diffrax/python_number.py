import diffrax
import jax.numpy as jnp

traces = 0


def vector_field(t, y, args):
    global traces
    traces += 1
    return -y


term, solver, y0 = diffrax.ODETerm(vector_field), diffrax.Tsit5(), jnp.array(1.0)
for t1 in (1.0, 2.0, jnp.array(1.0), jnp.array(2.0)):
    traces = 0
    solution = diffrax.diffeqsolve(term, solver, 0.0, t1, 0.1, y0)
    steps = solution.stats["num_steps"]
    print(f"{type(t1).__name__} {t1}: {steps} steps, vector_field is traced {traces} times")
