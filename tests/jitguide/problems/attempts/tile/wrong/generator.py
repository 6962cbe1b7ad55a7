# fails: example-1


def jit_with_static_n(x, n):
    for _ in range(int(n)):
        yield x
