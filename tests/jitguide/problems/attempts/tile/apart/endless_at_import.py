# fails: example-1
while True:
    pass
