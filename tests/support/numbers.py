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
