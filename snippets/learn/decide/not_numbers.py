import jax

values = {
    "a string": "mean",
    "a function": jax.nn.relu,
    "None": None,
    "a flag": True,
    "a list": [1.0, 2.0],
    "an array": jax.numpy.ones(2),
}
for name, value in values.items():
    outcomes = []
    for options in ({}, {"static_argnums": 0}):
        try:
            jax.jit(lambda value: 0, **options)(value)
            outcomes.append("accepted")
        except (TypeError, ValueError) as error:
            outcomes.append(type(error).__name__)
    print(f"{name:11} traced: {outcomes[0]:10} static: {outcomes[1]}")
