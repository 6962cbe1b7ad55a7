import jax
import jax.numpy as jnp
import numpy as np

compiles = []


def listen(event, duration, **details):
    if event == "/jax/core/compile/backend_compile_duration":
        compiles.append(event)


def free(x):
    return 0.0 * x


def fee(x):
    return 0.1 * (x - 10.0)


def double(x):
    return np.multiply(2, x)


def piecewise_lambdas(x):
    return jnp.piecewise(x, [x < 10.0], [lambda x: free(x), lambda x: fee(x)])


def piecewise_functions(x):
    return jnp.piecewise(x, [x < 10.0], [free, fee])


def callback_lambda(x):
    return jax.pure_callback(lambda v: double(v), x, x)


def callback_function(x):
    return jax.pure_callback(double, x, x)


x = jnp.array([5.0, 20.0])
jax.monitoring.register_event_duration_secs_listener(listen)
for way in (piecewise_lambdas, piecewise_functions, callback_lambda, callback_function):
    for name, function in ((way.__name__, way), ("  with jit", jax.jit(way))):
        function(x)
        compiles.clear()
        for _ in range(5):
            function(x)
        print(f"{name:20} {len(compiles)} compiles in five more calls")
