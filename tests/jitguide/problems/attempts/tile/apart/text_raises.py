# fails: example-1


class Evil(Exception):
    def __str__(self):
        raise SystemExit(0)

    __repr__ = __str__


def jit_with_static_n(x, n):
    raise Evil
