# fails: type


def jit_with_static_n(x, n):
    return tuple(x) * int(n)
