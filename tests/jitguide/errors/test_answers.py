"""The decoder's answer to every known text is the one that was last reviewed and stored."""

from support.kept import unless_unchanged
from support.known_errors import ANSWERS, DEPENDS_ON, answers, kept_answers


@unless_unchanged(__file__, *DEPENDS_ON)
def test_the_answers_are_the_kept_ones() -> None:
    now, kept = answers(), kept_answers()
    wrong = []
    for name in sorted({*now, *kept}):
        here, there = now.get(name, {}), kept.get(name, {})
        wrong += [
            f"{name}, {form}:\n  kept {there.get(form)}\n  now  {here.get(form)}"
            for form in sorted({*here, *there})
            if here.get(form) != there.get(form)
        ]
    assert not wrong, (
        f"{len(wrong)} answers of the decoder are not those of {ANSWERS.name}. If the new ones are "
        "better, write them with `make answers` and look at the difference.\n"
        + "\n".join(wrong[:20])
    )
