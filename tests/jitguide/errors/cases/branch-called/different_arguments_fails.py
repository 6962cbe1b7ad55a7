import jax


def buy(cash, price):
    return cash / price


def keep(shares):
    return shares


@jax.jit
def trade(cash, shares, price):
    return jax.lax.cond(price < 10.0, buy(cash, price), keep(shares))  # raises TypeError


out = trade(100.0, 3.0, 8.0)
