import diffrax
import jax.numpy as jnp


def vector_field(t, y, args):
    print("tracing vector_field")
    return -y


term = diffrax.ODETerm(vector_field)
for t1 in (jnp.array(1.0), jnp.array(2.0)):
    solution = diffrax.diffeqsolve(term, diffrax.Tsit5(), 0.0, t1, 0.1, jnp.float32(1.0))
    print(f"y({t1}) = {solution.ys[0]:.3f}")
