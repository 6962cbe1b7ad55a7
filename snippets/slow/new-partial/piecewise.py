import jax
import jax.numpy as jnp


def free(x):
    traced.append("free")
    return 0.0 * x


def fee(x):
    return 0.1 * (x - 10.0)


def with_lambdas(x):
    return jnp.piecewise(x, [x < 10.0], [lambda x: free(x), lambda x: fee(x)])


def with_functions(x):
    return jnp.piecewise(x, [x < 10.0], [free, fee])


x = jnp.array([5.0, 20.0])
ways = {
    "lambdas": with_lambdas,
    "functions": with_functions,
    "lambdas, jit": jax.jit(with_lambdas),
}
for name, way in ways.items():
    traced = []
    for _ in range(5):
        y = way(x)
    print(f"{name:12} {y}, traced {len(traced)} times")
