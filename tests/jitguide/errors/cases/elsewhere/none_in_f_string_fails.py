loss = None
print(f"loss {loss:.3f}")  # raises TypeError
