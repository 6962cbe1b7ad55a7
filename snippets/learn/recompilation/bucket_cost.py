lengths = range(1, 1001)


def next_power_of_two(n):
    return 1 << (n - 1).bit_length()


def next_multiple_of_64(n):
    return -(-n // 64) * 64


def largest(n):
    return 1000


for bucket in (next_power_of_two, next_multiple_of_64, largest):
    shapes = {bucket(n) for n in lengths}
    padding = sum(bucket(n) - n for n in lengths) / sum(bucket(n) for n in lengths)
    print(f"{bucket.__name__:20} programs: {len(shapes):3}, padding: {padding:.0%} of the work")
