"""A number of traces, compiles or programs in a page's text is the number in the record.

A record that is made again changes by itself; the caption above it and the sentence below do not.
Only what can be read without guessing is compared: a caption such as "Four calls, two traces", a
heading or a whole sentence of that form, and "One trace for every `n`", which is one.

So is what two tables say: that a message is in a section, and what a loop runs and whether it has
a gradient.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pytest
from jax import lax

from proof.examples.fragments import cache_programs, data_of, recording_path
from proof.matrix.versions import ROOT
from support.guide import GUIDE
from support.numbers import NUMBERS, number
from support.sections import parts

_COUNT = rf"\b(?P<count>{'|'.join(NUMBERS)}|\d+)"
_WHAT = r"(?P<what>traces?|compiles?|compilations?|(?:compiled )?programs?)\b(?: of `(?P<of>\w+)`)?"
_CLAIM = re.compile(rf"(?<!share ){_COUNT} {_WHAT}(?! for (?:each|a)\b)", re.IGNORECASE)
# "Six calls, five traces." and "## One trace, two compiles": numbers and nothing else.
_SUM = re.compile(
    rf"(?:^(?:#+ )?|(?<=[.] ))(?:{'|'.join(NUMBERS)}|\d+) [^.:\n]*, "
    rf"{_COUNT} {_WHAT}(?=[.:\n]| {{)",
    re.IGNORECASE | re.MULTILINE,
)
# "How many traces?", and the answer "Three. Each ..." below the record.
_ASKED = re.compile(
    r'^\?\?\? question ".*How many (?P<what>traces|programs)\?"\n(?:\n| {4}.*\n)*?'
    r' {4}--8<-- "(?P<program>snippets/\S+)\.txt"\n(?:\n| {4}.*\n)*?'
    rf" {{4}}(?P<count>{'|'.join(NUMBERS)})\.(?P<of>)",
    re.IGNORECASE | re.MULTILINE,
)
_SHOWN = re.compile(r'(?:title="(?P<title>[^"]*)"\}\n)?\s*--8<-- "(?P<program>snippets/[^"]+)\.py"')


def claims(text: str) -> Iterator[tuple[str, re.Match[str], str]]:
    """What a page says in numbers: the sentence, the number in it, and the program it is about."""
    shown = list(_SHOWN.finditer(text))
    yield from (("How many?", answer, answer["program"]) for answer in _ASKED.finditer(text))
    for block in shown:
        for claim in _CLAIM.finditer(block["title"] or ""):
            yield block["title"], claim, block["program"]
    for total in _SUM.finditer(text):
        ahead = total[0].startswith("#") or text[total.end()] == ":"
        programs = [block for block in shown if (block.start() > total.start()) == ahead]
        for claim in _CLAIM.finditer(total[0]) if programs else []:
            yield total[0], claim, programs[0 if ahead else -1]["program"]


def recorded(record: str, what: str, of: str | None) -> set[int]:
    """The numbers of traces, or of programs, that a record shows."""
    lines = [line for line in record.splitlines() if of is None or of in line]
    said = (
        r"traces?"
        if what.startswith("trace")
        else r"(?:traces?|compile\w*|compilations?|programs?)"
    )
    found = [re.findall(rf"\b{said}\b\D{{0,20}}?(\d+)|(\d+) {said}\b", line) for line in lines]
    traced = sum(bool(re.search(r"\btrac(?:ing|ed)\b", line)) for line in lines)
    return {traced} | {int(after or before) for pairs in found for after, before in pairs}


def faults(text: str, root: Path = ROOT) -> list[str]:
    found = []
    for sentence, claim, program in claims(text):
        path = root / f"{program}.txt"
        record = path.read_text("utf-8") if path.exists() else ""
        said = number(claim["count"])
        numbers = recorded(record, claim["what"].lower(), claim["of"])
        if said not in numbers:
            found.append(f"{sentence!r}: {program}.txt shows {sorted(numbers)}")
    return found


def test_numbers_are_those_of_the_records() -> None:
    pages = {page: page.read_text("utf-8") for page in GUIDE.page_paths}
    wrong = [
        f"{page.relative_to(ROOT)}: {fault}" for page in pages for fault in faults(pages[page])
    ]
    assert not wrong, "\n".join(wrong)
    assert sum(len(list(claims(text))) for text in pages.values()) > 27


def test_the_orders_that_were_recorded_are_those_that_the_page_tells() -> None:
    page = (ROOT / "docs/explore/cache.md").read_text("utf-8")
    (said,) = re.findall(r"sequence of up to (\w+) calls", page)
    recordings = [recording_path(program) for program in cache_programs()]
    longest = {data_of(path.read_text("utf-8"))["longest"] for path in recordings}
    assert longest == {number(said)}


_CAPTION = re.compile(r'title="([^"]*)"\}\n\s*--8<-- "(snippets/[^"]+)\.py"')
# "All 20 steps", "An argument of 4000 bytes": a number of things. `f32[4]` and "32 bits" name a
# type.
_NUMBER = re.compile(r"(?<![\w.])(\d[\d,]*) (?!bits)[a-z]")


def strange_numbers(text: str, root: Path = ROOT) -> list[str]:
    """The numbers of a caption that neither its program shows, nor its twin, nor their records."""
    found = []
    for title, program in _CAPTION.findall(text):
        twin = program.replace("_fails", "_works")
        files = [root / f"{name}{end}" for name in (program, twin) for end in (".py", ".txt")]
        shown = "\n".join(file.read_text("utf-8") for file in files if file.exists())
        shown = re.sub(r"(?<=\d)[_,](?=\d{3})", "", shown)
        for shown_number in _NUMBER.findall(re.sub(r"`[^`]*`", "", title)):
            plain = re.escape(shown_number.replace(",", ""))
            if not re.search(rf"(?<![\d.]){plain}(?!\d)", shown):
                found.append(f"{title!r}: {program} shows no {shown_number}")
    return found


def test_a_number_in_a_caption_is_shown_by_its_program() -> None:
    pages = {page: page.read_text("utf-8") for page in GUIDE.page_paths}
    wrong = [
        f"{page.relative_to(ROOT)}: {w}" for page in pages for w in strange_numbers(pages[page])
    ]
    assert not wrong, "\n".join(wrong)


def test_a_number_that_no_program_shows_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets/x.py").write_text("print(10_000, 20)\n")
    text = '``` {.python title="All %s steps, of `f32[4]`"}\n--8<-- "snippets/x.py"\n```\n'
    assert not strange_numbers(text % "20", tmp_path)
    assert not strange_numbers(text % "10,000", tmp_path)
    assert strange_numbers(text % "30", tmp_path)
    assert strange_numbers(text % "2", tmp_path)


_INCLUDED = re.compile(r'--8<-- "(snippets/[^"]+)"')
_NOT_WORDS = re.compile(
    r"^([ \t>]*)(`{3,}|~{3,}).*?^\1\2[ \t]*$|`[^`]*`|\]\([^)]*\)|<[^>]*>|\{.*?\}",
    re.M | re.S,
)
_LINK = re.compile(r"\[[^]]*\]\((?P<address>[^)]*)\)")
# Also "[8 Loops](loops.md)", as the next lesson is named; learn/test_path.py compares both.
_LESSONS = re.compile(r"\b[Ll]essons? \d+(?: and \d+)?|^- \[\d+ (?=[A-Z])", re.M)
_LARGE = {**{word: n for word, n in NUMBERS.items() if n > 5}, "twenty": 20, "fifty": 50}
# Whole ones from 6 on: "two ways" and "three arrays" count what stands there.
_ANY = re.compile(
    r"(?<!JAX )(?<!Python )(?<![\w.,\-/=])"
    rf"({'|'.join(_LARGE)}|\d+\.\d+|[6-9]|\d+(?:,\d{{3}})+|\d\d+)"
    r"(?![\w.-]|,\d| bits)"
)
_NOT_SHOWN = {
    "training-step.md: 90",  # the sum of what the program counts
    "training-step.md: 40",  # the programs of another section show these two
    "training-step.md: 16",
    "static-self.md: 0.10",  # a version
    "memory.md: 1000",  # as does one above this section
    "memory.md: 75",  # XLA's own default, and only on a GPU
    "index.md: 10",  # measured by others, whom the page names
    "cache.md: six",  # the calls of a program, which no record counts
    "cache.md: ten",
    "memory-grows.md: 8192",  # of JAX's own source, which a test below reads
}
_FOLDERS = ("learn", "errors", "slow", "wrong", "guides", "libraries")


def words_of(section: str) -> str:
    """What can be read: no code and no address, nor a number of it, as in "JAX issue 2491"."""

    def named(link: re.Match[str]) -> str:
        numbers = re.findall(r"\d+", link["address"])
        return re.sub(r"\d+", lambda n: "" if n[0] in numbers else n[0], link[0])

    return _NOT_WORDS.sub("", _LINK.sub(named, section))


def numbers_not_shown(text: str, root: Path = ROOT) -> list[str]:
    """The numbers of a section's sentences that no program or record of this section shows."""
    found = []
    for section in parts(text.partition("\n---\n")[2] or text, deepest=3):
        files = [root / name for name in _INCLUDED.findall(section)]
        shown = "\n".join(file.read_text("utf-8") for file in files)
        shown = re.sub(r"(?<=\d)[_,](?=\d{3})", "", shown)
        for said in _ANY.findall(_LESSONS.sub("", words_of(section))):
            number = re.escape(str(_LARGE.get(said, said.replace(",", ""))))
            if not re.search(rf"(?<![\d.]){number}(?!\d)", shown):
                found.append(said)
    return found


def test_a_number_in_a_sentence_is_shown_in_its_section() -> None:
    wrong = {
        f"{page.name}: {number}"
        for page in GUIDE.page_paths
        if page.parent.name in _FOLDERS and page != ROOT / "docs/learn/index.md"  # by its numbers
        for number in numbers_not_shown(page.read_text("utf-8"))
    }
    assert wrong == _NOT_SHOWN


def test_a_number_of_another_section_is_found(tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    for name, program in (("x", "f(unroll=10, rate=0.5)\n"), ("y", "f(20, 1_000)\n")):
        (tmp_path / f"snippets/{name}.py").write_text(program)
    text = '## A\n\n%s bodies:\n\n--8<-- "snippets/x.py"\n\n## B\n\n--8<-- "snippets/y.py"\n'
    for right in ("ten", "10", "0.5", "three", "JAX 0.8 and float32", "`20`"):
        assert numbers_not_shown(text % right, tmp_path) == []
    for wrong in ("twenty", "20", "0.25", "1,000"):
        assert numbers_not_shown(text % wrong, tmp_path) == [wrong]
        assert numbers_not_shown(text % f"[all {wrong}](b.md)", tmp_path) == [wrong]
    assert numbers_not_shown(text % "[issue 2491](https://a.org/2491)", tmp_path) == []
    assert numbers_not_shown(text % "[issue 2491](https://a.org/2492)", tmp_path) == ["2491"]


def test_the_number_of_programs_that_jax_keeps_is_that_of_its_source() -> None:
    page = (ROOT / "docs/slow/memory-grows.md").read_text("utf-8")
    ((said, name),) = re.findall(r"\[.*? (\d+) programs\]\(https://\S+/(jax/_src/\w+\.py)\)", page)
    source = (Path(jax.__file__).parents[1] / name).read_text("utf-8")
    kept = set(re.findall(r"^_cpp_pjit_cache\w* = .*\((?:capacity=)?(\d+)\)$", source, re.M))
    assert kept == {said}, f"the page says {said}; {name} keeps {kept or 'none that can be read'}"


# What would be, and shapes that were never passed.
_NOT_RECORDED = {
    "static-arguments.md: three programs",
    "tile.md: two programs",
    "memory-grows.md: 8192 programs",  # what the source of JAX says
}


def miscounted(text: str, root: Path = ROOT) -> list[str]:
    """Traces and programs that a sentence counts otherwise than the records of its section."""
    found = []
    for section in parts(text.partition("\n---\n")[2] or text, deepest=3):
        records = [root / f"{block['program']}.txt" for block in _SHOWN.finditer(section)]
        said = [record.read_text("utf-8") for record in records if record.exists()]
        for claim in _CLAIM.finditer(words_of(section)) if said else []:
            count, what = number(claim["count"]), claim["what"].lower()
            if count > 1 and count not in set().union(*(recorded(r, what, None) for r in said)):
                found.append(claim[0])
    return found


def test_a_sentence_counts_what_the_records_of_its_section_count(tmp_path: Path) -> None:
    pages = {page: page.read_text("utf-8") for page in GUIDE.page_paths}
    wrong = {f"{page.name}: {claim}" for page in pages for claim in miscounted(pages[page])}
    assert wrong == _NOT_RECORDED
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets/x.txt").write_text("tracing\n" * 5)
    text = '## A\n\n--8<-- "snippets/x.py"\n\nThe six calls make %s traces.\n'
    assert miscounted(text % "five", tmp_path) == []
    assert miscounted(text % "six", tmp_path) == ["six traces"]


@pytest.mark.parametrize(
    "text",
    [
        '``` {.python title="Three calls, two traces"}\n--8<-- "snippets/x.py"\n```\n',
        '``` {.python title="One trace for every `n`"}\n--8<-- "snippets/x.py"\n```\n',
        '``` {.python}\n--8<-- "snippets/x.py"\n```\n\nThree calls, two programs.\n',
        '## Three calls, two traces { #id }\n\n``` {.python}\n--8<-- "snippets/x.py"\n```\n',
        '??? question "How many traces?"\n\n    --8<-- "snippets/x.txt"\n\n    Two. No more.\n',
    ],
)
def test_another_number_is_a_fault(text: str, tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    record = tmp_path / "snippets/x.txt"
    record.write_text("tracing\n" * 3)
    assert faults(text, tmp_path)
    record.write_text("tracing\n" * (1 if "One" in text else 2))
    assert not faults(text, tmp_path)


# Captions that name what their program lacks.
_LACKING = {"bool_if_data", "loop_carry_none", "side_effects_once_iterator"}


def absent(title: str, program: str) -> int:
    """How much of the code in a caption its program does not have."""
    plain = re.sub(r"\s+", "", program)
    named = [re.sub(r"\s+", "", code) for code in re.findall("`([^`]+)`", title)]
    return sum(not re.search(rf"(?<![\w.]){re.escape(code)}(?!\w)", plain) for code in named)


def exchanged(titles: dict[str, str], root: Path = ROOT) -> Iterator[str]:
    """Pairs of a failing and a working program whose captions fit better the other way round."""
    for fails in titles:
        works = fails.replace("_fails", "_works")
        if works != fails and works in titles:
            one, two = ((root / f"{name}.py").read_text("utf-8") for name in (fails, works))
            now = absent(titles[fails], one) + absent(titles[works], two)
            if absent(titles[works], one) + absent(titles[fails], two) < now:
                yield fails.rpartition("/")[2].removesuffix("_fails")


def test_the_captions_of_a_pair_are_not_exchanged(tmp_path: Path) -> None:
    found = set()
    for page in GUIDE.page_paths:
        shown = _CAPTION.findall(page.read_text("utf-8"))
        found |= set(exchanged({program: title for title, program in shown}))
    assert found == _LACKING
    (tmp_path / "x_fails.py").write_text("f(x)\n")
    (tmp_path / "x_works.py").write_text("g = f\ng(x)\n")
    assert not list(exchanged({"x_fails": "It raises", "x_works": "`g` is new"}, tmp_path))
    assert list(exchanged({"x_fails": "`g` is new", "x_works": "It raises"}, tmp_path)) == ["x"]


_ANCHOR = re.compile(r"^.*\{[^{}\n]*#([\w-]+)[^{}\n]*\}[ \t]*$", re.M)
_MESSAGE = re.compile(
    r"^\| (?P<said>[^[\n]*) \| \[[^]]*\]\((?P<page>[\w-]+\.md)#(?P<anchor>[\w-]+)\) \|$", re.M
)


def anchored(text: str) -> dict[str, str]:
    """What stands below each anchor, up to the next, with the records that are shown there.

    An anchor below a paragraph is that of the paragraph.
    """
    found = [
        (text.rfind("\n\n", 0, m.start()) if m[0].startswith("{") else m.start(), m[1])
        for m in _ANCHOR.finditer(text)
    ]
    ends = [start for start, _ in found[1:]] + [len(text)]
    return {
        anchor: re.sub(
            r'--8<-- "([^"]+\.txt)"',
            lambda shown: (ROOT / shown[1]).read_text("utf-8"),
            text[start:end],
        )
        for (start, anchor), end in zip(found, ends, strict=True)
    }


def messages_astray(index: str, folder: Path) -> list[str]:
    """Rows with a message that is not in the section to which they lead."""
    found = []
    for row in _MESSAGE.finditer(index):
        below = anchored((folder / row["page"]).read_text("utf-8")).get(row["anchor"], "")
        parts = [part.strip("` ") for part in re.split(r"`, or `|\.\.\.", row["said"])]
        words = [part for part in parts if part] if "`" in row["said"] else []
        words = re.findall(r"\w+Error\b", row["said"]) or words
        plain = below.replace("`", "")
        found += [
            f"{row['anchor']}: {word}" for word in words if word.replace("`", "") not in plain
        ]
    return found


def test_a_message_of_a_library_leads_to_the_section_that_shows_it() -> None:
    folder = ROOT / "docs" / "libraries"
    index = (folder / "index.md").read_text("utf-8")
    assert len(_MESSAGE.findall(index)) > 20
    assert not (found := messages_astray(index, folder)), "\n".join(found)
    one, two = "optax.md#missing-params", "optax.md#missing-value"
    other = index.replace(one, "?").replace(two, one).replace("?", two)
    assert len(messages_astray(other, folder)) == 2


def test_the_table_of_loops_says_of_grad_what_was_recorded() -> None:
    page = (ROOT / "docs/guides/control-flow-cost.md").read_text("utf-8")
    record = (ROOT / "snippets/guides/control-flow-cost/gradients.txt").read_text("utf-8")
    bounds = {"(0, 2)": " known bounds", "(0, n)": " traced bounds"}
    raises = {}
    for way, reverse in re.findall(r"^(\S.*?) +forward \S+ +reverse (\S+)$", record, re.M):
        words = re.sub(r"\(.*\)", lambda between: bounds[between[0]], way)
        raises[frozenset(words.split())] = reverse == "ValueError"
    rows = re.findall(r"^\| (.*`.*) \| .* \| (\[no\]|yes).* \| .* \|$", page, re.M)
    said = {
        way: grad != "yes"
        for row, grad in rows
        for way in raises
        if way <= set(re.findall(r"\w+", row))
    }
    assert len(raises) == 9 and said == raises


def control_flow(function: Callable[..., Any], *arguments: Any) -> str:
    """What in a program decides at run time how much of it runs."""
    for equation in jax.make_jaxpr(function)(*arguments).jaxpr.eqns:
        name: str = equation.primitive.name
        if name == "while" and equation.params["cond_jaxpr"].out_avals[0].shape:
            return "while any row"
        if name in ("cond", "scan", "while"):
            return name
    return ""


_WAYS: dict[str, Callable[[Any, Any], Any]] = {
    "Python for": lambda x, n: jnp.sin(jnp.sin(x)),
    "where": lambda x, n: jnp.where(n > 0, jnp.sin(x), x),
    "select": lambda x, n: jnp.select([n > 0], [jnp.sin(x)], x),
    "cond": lambda x, n: lax.cond(n > 0, jnp.sin, jnp.cos, x),
    "switch": lambda x, n: lax.switch(n, [jnp.sin, jnp.cos], x),
    "scan": lambda x, n: lax.scan(lambda x, _: (jnp.sin(x), None), x, length=3)[0],
    "map": lambda x, n: lax.map(jnp.sin, jnp.stack([x, x])),
    "fori_loop known bounds": lambda x, n: lax.fori_loop(0, 3, lambda i, x: jnp.sin(x), x),
    "fori_loop traced bounds": lambda x, n: lax.fori_loop(0, n, lambda i, x: jnp.sin(x), x),
    "while_loop": lambda x, n: lax.while_loop(lambda x: x < n, lambda x: x + 1, x),
}
_RUNS = {
    "every iteration, unrolled": [""],
    "all sides": [""],
    "one branch": ["cond"],
    "every row, in sequence": ["scan"],
    "every iteration": ["scan", "while"],
    "until the condition fails": ["while"],
}
_UNDER_VMAP = {"": "all branches", "while any row": "until the slowest row is done"}


@cache
def programs_of(way: str) -> tuple[str, str, str]:
    """The control flow alone, under `vmap`, and under `vmap` over the data and not what decides."""
    function, xs, ns = _WAYS[way], jnp.ones(2), jnp.arange(2)
    return (
        control_flow(function, 1.0, 2),
        control_flow(jax.vmap(function), xs, ns),
        control_flow(jax.vmap(function, (0, None)), xs, 2),
    )


def unlike_the_table(page: str) -> dict[str, str]:
    """Where the rows of a table of loops and branches differ from the programs that JAX makes."""
    found = dict.fromkeys(_WAYS, "no row")
    for row, runs, vmap in re.findall(r"^\| (.*`.*) \| (.*) \| .* \| (.*) \|$", page, re.M):
        for way in [way for way in _WAYS if {*way.split()} <= {*re.findall(r"\w+", row)}]:
            del found[way]
            alone, mapped, data_mapped = programs_of(way)
            expected = "the same" if mapped == alone else _UNDER_VMAP[mapped]
            if mapped != alone == data_mapped:
                expected += ", if the [a-z]+ (is|are) mapped"
            if alone not in next((_RUNS[words] for words in _RUNS if words in runs), ()):
                found[way] = f"runs {runs!r}; the program has {alone or 'no such choice'!r}"
            elif not re.fullmatch(f"{expected}(; .*)?", vmap):
                found[way] = f"under vmap {vmap!r}; expected {expected!r}"
    return found


def test_the_table_of_loops_says_what_runs_alone_and_under_vmap() -> None:
    page = (ROOT / "docs/guides/control-flow-cost.md").read_text("utf-8")
    found = unlike_the_table(page)
    assert not found, "\n".join(f"{way}: {fault}" for way, fault in found.items())
    with pytest.raises(jax.errors.TracerBoolConversionError):  # so says the row of Python's `if`
        jax.vmap(lambda x: x if x > 0 else -x)(jnp.ones(2))
    for said, other in (("all branches, if", "one branch, if"), ("one branch,", "all sides,")):
        assert set(unlike_the_table(page.replace(f"| {said}", f"| {other}"))) == {"cond", "switch"}
