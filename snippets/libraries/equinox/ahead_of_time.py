import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
def forward(model, x):
    print("tracing")
    return jax.vmap(model)(x)


model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
x = jnp.ones((4, 2))
compiled = forward.lower(model, x).compile()
print(compiled(model, x).shape)

scale = eqx.filter_jit(lambda x, factor: factor * x)
for three, four in (3, 4), (jnp.array(3), jnp.array(4)):
    print(scale.lower(x, three).compile()(x, four)[0])
