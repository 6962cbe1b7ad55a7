import jax

prices = {1: 2.5, 2: 4.0}


@jax.jit
def price(item):
    return prices[item]  # raises TypeError


print(price(1))
