"""Numbers as the pages spell them."""

NUMBERS = {
    word: number
    for number, word in enumerate(
        [
            *("one", "two", "three", "four", "five", "six"),
            *("seven", "eight", "nine", "ten", "eleven", "twelve"),
        ],
        start=1,
    )
}


def number(said: str) -> int:
    """A count as a page writes it, spelled or in digits.

    >>> number("Three"), number("16")
    (3, 16)
    """
    return NUMBERS.get(said.lower()) or int(said)
