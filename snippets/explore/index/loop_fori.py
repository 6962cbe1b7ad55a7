import jax

from jitguide import record_trace


def compound(money, rate, years):
    def one_year(year, money):
        interest = money * rate
        return money + interest

    return jax.lax.fori_loop(0, years, one_year, money)


record = record_trace(compound, 100.0, 0.05, 3)
