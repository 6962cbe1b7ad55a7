import diffrax
import jax.numpy as jnp

solution = diffrax.diffeqsolve(
    diffrax.ODETerm(lambda t, y, args: -y),
    diffrax.Tsit5(),
    0.0,
    1.0,
    0.25,
    jnp.float32(1.0),
    saveat=diffrax.SaveAt(steps=True),
    max_steps=8,
)
print(solution.ts)
print("mean:", jnp.mean(solution.ys))
