import jax

PRICES = {1: 10.0, 2: 20.0}


@jax.jit
def price(item):
    return PRICES[item]  # raises TypeError


print(price(2))
