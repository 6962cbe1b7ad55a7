import jax


def early_return(x):
    if x > 0:
        return x
    return -x


def asserted(x):
    assert x > 0
    return x


spellings = {
    "if x > 0: return x": early_return,
    "1 if x > 0 else 0": lambda x: 1 if x > 0 else 0,
    "x > 0 and x < 9": lambda x: x > 0 and x < 9,
    "not x > 0": lambda x: not x > 0,
    "0 < x < 9": lambda x: 0 < x < 9,
    "assert x > 0": asserted,
    "max(x, 9)": lambda x: max(x, 9),
    "sorted([x, 9.0])": lambda x: sorted([x, 9.0]),
    "any([x > 0, x > 9])": lambda x: any([x > 0, x > 9]),
    "x in [1.0, 2.0]": lambda x: x in [1.0, 2.0],
    "bool(x > 0)": lambda x: bool(x > 0),
}
for spelling, function in spellings.items():
    try:
        jax.jit(function)(3.0)
    except jax.errors.JAXTypeError as error:
        print(f"{spelling:20} {type(error).__name__}")
