# fails: type


def jit_with_static_n(x, n):
    return [float(v) for v in x] * int(n)
