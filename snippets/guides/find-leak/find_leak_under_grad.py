import jax

losses = []


def loss_of(x):
    losses.append(x**2)
    return x**2


def check(function):
    try:
        with jax.checking_leaks():
            function(1.0)
        return "no leak found"
    except Exception as error:
        return str(error).split(".")[0]


print(check(jax.grad(loss_of)))
print(check(jax.jit(jax.grad(loss_of))))
