from jitguide import record_trace


def compound(money, rate, years):
    for year in range(years):
        interest = money * rate
        money = money + interest
    return money


record = record_trace(compound, 100.0, 0.05, 3, static_argnames="years")
