# fails: examples
def sliding_window(x, start, size):
    return x[start : start + size]
