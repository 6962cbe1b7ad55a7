# fails: type
def newton_sqrt(a, tolerance, max_steps):
    x, change, steps = max(float(a), 1.0), float("inf"), 0
    while change > float(tolerance) * x and steps < int(max_steps):
        new = (x + float(a) / x) / 2
        x, change, steps = new, abs(new - x), steps + 1
    return x, steps
