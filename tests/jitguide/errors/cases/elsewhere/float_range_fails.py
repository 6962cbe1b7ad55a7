for step in range(2.5):  # raises TypeError
    print(step)
