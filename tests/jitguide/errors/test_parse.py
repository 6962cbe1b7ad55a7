"""Texts that are not plain tracebacks."""

# ruff: noqa: E501 - tracebacks and programs, as they are

import importlib
import re
import time
from types import ModuleType

import pytest

from jitguide.errors import explain
from jitguide.errors.clean import clean
from jitguide.errors.facts import regex
from jitguide.errors.parse import parse
from jitguide.errors.rules import load
from proof.matrix.versions import ROOT
from support.error_cases import told
from support.error_forms import message_only
from support.error_records import recorded_errors

RECORD = next(r for r in recorded_errors() if r.path.name == "bool_if_data_fails.txt").text


@pytest.mark.parametrize("text", ["", " \n\t\n", "\x1b[0m"[:0]])
def test_nothing(text: str) -> None:
    assert explain(text) == {"status": "empty"}


@pytest.mark.parametrize(
    "text",
    [
        "How do I use jit?",
        "Can I use lax.scan with a carry that changes its shape?",
        "What does in_axes do in vmap? And static_argnums in jit, with a pytree?",
        "x = jnp.arange(n)\nprint(x)",
        "<script>alert(1)</script>",
        "\x00\x01\x02",
        "def f(n):\n    for _ in range(n):\n        pass",
        "ERROR:root:disk full",
        "{}[]()*+?\\" * 50,
    ],
)
def test_no_traceback(text: str) -> None:
    assert explain(text) == {"status": "no-traceback"}


def test_the_class_of_a_message_that_was_pasted_alone_is_found() -> None:
    """Each pattern finds the class of some message; without it, the answer is another."""
    rules = load()
    known = [one.text for one in recorded_errors()] + [one.text for one in told()]
    # Further lines name the class in the address of its documentation.
    bare = {message_only(text).split("\n")[0] for text in known}
    for pattern, name in rules["reading"]["classes"].items():
        others = {p: n for p, n in rules["reading"]["classes"].items() if p != pattern}
        without = {**rules, "reading": {**rules["reading"], "classes": others}}
        ours = [text for text in bare if regex(pattern).search(text)]
        named = [text for text in ours if explain(text).get("error") == name]
        assert any(explain(text, without) != explain(text) for text in named), pattern


@pytest.mark.parametrize(
    ("name", "least"), [("ConcretizationTypeError", 8), ("UnexpectedTracerError", 2)]
)
def test_the_name_of_an_error_alone_offers_its_causes_and_no_code(name: str, least: int) -> None:
    verdict = explain(name)
    pages = [verdict["page"], *(other["page"] for other in verdict["others"])]
    assert len({page.partition("#")[0] for page in pages}) == len(pages) > least
    assert not verdict["fixes"] and "paste the whole traceback" in verdict["reason"]
    line = explain(f"  File 'a.py', line 3, in f\n    if x > 0:\n{name}: no value")
    assert "paste the whole traceback" not in line["reason"]


def test_an_error_from_elsewhere() -> None:
    text = (
        'Traceback (most recent call last):\n  File "/home/ada/a.py", line 3, in <module>\n    open("x")\n'
        "FileNotFoundError: [Errno 2] No such file or directory: 'x'\n"
    )
    verdict = explain(text)
    assert verdict["status"] == "elsewhere"
    assert verdict["error"] == "FileNotFoundError"
    assert verdict["message"] == "[Errno 2] No such file or directory: 'x'"
    assert verdict["where"]["line"] == 3


@pytest.mark.parametrize(
    "line",
    [
        "ValueError: invalid literal for int() with base 10: 'a'",
        'TypeError: can only concatenate str (not "int") to str',
        "KeyError: 'n'",
        "IndexError: list index out of range",
        "AttributeError: 'NoneType' object has no attribute 'shape'",
        "ModuleNotFoundError: No module named 'jax'",
        "RuntimeError: CUDA out of memory",
        "ZeroDivisionError: division by zero",
        "torch.cuda.OutOfMemoryError: CUDA out of memory",
    ],
)
def test_common_errors_of_others_are_not_taken_for_ours(line: str) -> None:
    text = f'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    if x > 0: range(n)\n{line}\n'
    assert explain(text)["status"] == "elsewhere"


def test_a_log_around_a_traceback_is_left_out() -> None:
    text = f"step 1 loss 0.3\nstep 2 loss 0.2\n{RECORD}\nINFO shutting down\n"
    assert explain(text)["entry"] == "if-on-data"


def test_the_last_of_several_errors_that_are_known_is_taken() -> None:
    other = RECORD.replace("if x > 0:", "while x > 0:")
    assert explain(RECORD + "\n" + other)["entry"] == "while-on-data"


def test_the_cause_of_an_error_that_is_not_known_is_taken() -> None:
    text = RECORD + (
        "\nDuring handling of the above exception, another exception occurred:\n\n"
        'Traceback (most recent call last):\n  File "a.py", line 9, in <module>\n    fail()\nRuntimeError: no\n'
    )
    verdict = explain(text)
    assert (verdict["entry"], verdict["later"]) == ("if-on-data", "RuntimeError")


def test_windows_line_ends() -> None:
    assert explain(RECORD.replace("\n", "\r\n"))["entry"] == "if-on-data"


def test_a_frame_without_source() -> None:
    lines = [line for line in RECORD.splitlines() if not line.startswith("    ")]
    verdict = explain("\n".join(lines))
    assert verdict["entry"] == "if-on-data"
    assert verdict["where"]["code"] == ""


def test_pytest() -> None:
    text = (
        "    @jax.jit\n    def relu(x):\n>       if x > 0:\n"
        "E       jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array with shape bool[].\n"
        "E       The error occurred while tracing the function relu at a.py:5 for jit. This concrete value was not "
        "available in Python because it depends on the value of the argument x.\n\n"
        "test_a.py:7: TracerBoolConversionError\n"
    )
    verdict = explain(text)
    assert verdict["entry"] == "if-on-data"
    assert verdict["arguments"] == ["x"]
    assert verdict["where"]["line"] == 7


def test_the_last_of_several_errors_of_pytest_is_taken() -> None:
    first = "    @jax.jit\n    def step(x):\n>       return check(x)\n"
    first += "E       TypeError: Argument '(1.0, {})' is not a valid JAX type\n\nstep.py:3: TypeError\n\n"
    link = "The above exception was the direct cause of the following exception:\n\n"
    last = "    def test_step():\n>       grads = jax.grad(loss)(1.0)\n"
    last += "E       TypeError: Gradient only defined for scalar-output functions. Output was (1.0, {}).\n"
    verdict = explain(f"{first}{link}{last}\ntest_step.py:9: TypeError\n")
    assert verdict["entry"] == "grad-of-array"
    assert verdict["where"]["line"] == 9
    assert verdict["fixes"][0]["code"] == "grads, aux = jax.grad(loss, has_aux=True)(1.0)"


def test_a_program_above_the_output_of_pytest() -> None:
    case = next(said for said in told() if said.name == "unflatten/check_under_vmap_fails.txt")
    program, _, _ = case.text.partition("Traceback (most recent")
    text = (
        f"{program}\n____ test_area ____\n\n    def test_area():\n>       jax.vmap(area)(boxes)\n\n"
        "test_a.py:25: \n_ _ _ _\ntest_a.py:17: in tree_unflatten\n    return cls(children[0])\n"
        "_ _ _ _\n\n    def __init__(self, corners):\n"
        '>       assert corners.ndim == 2, "one row for each box"\n'
        "E       AssertionError: one row for each box\n\ntest_a.py:8: AssertionError\n"
    )
    assert explain(text)["fixes"] == explain(case.text)["fixes"]


def test_pytest_with_one_line_for_each_failure() -> None:
    text = (
        "E   jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array with shape bool[].\n"
        "    The error occurred while tracing the function relu at a.py:2 for jit. This concrete value was not "
        "available in Python because it depends on the value of the argument x.\n"
        "/home/ada/test_a.py:4: jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array\n"
    )
    verdict = explain(text)
    assert verdict["entry"] == "if-on-data"
    assert verdict["arguments"] == ["x"]
    assert verdict["where"]["line"] == 4


def test_a_terminal_of_80_columns() -> None:
    record = next(r for r in recorded_errors() if r.path.name == "bool_chained_fails.txt").text
    lines = [line[at : at + 80] for line in record.splitlines() for at in range(0, len(line), 80)]
    assert max(map(len, lines)) == 80
    verdict, whole = explain("\n".join(lines)), explain(record)
    assert (verdict["entry"], verdict["fixes"]) == (whole["entry"], whole["fixes"])
    assert verdict["arguments"] == whole["arguments"] == ["age"]


def test_two_arguments_come_in_the_order_of_the_line() -> None:
    text = RECORD.replace("value of the argument x", "values of the arguments y, x['a'][0], and z")
    assert explain(text)["arguments"] == ["x['a'][0]", "y", "z"]


def test_a_hash_in_quotes_is_no_comment() -> None:
    text = RECORD.replace("if x > 0:", 'if x["#"] > 0:  # why')
    assert 'x["#"] > 0:' in explain(text)["reason"]
    assert "why" not in explain(text)["reason"]


def test_quoted_tracebacks_stay_in_the_message() -> None:
    text = (
        'Traceback (most recent call last):\n  File "a.py", line 22, in <module>\n    Scaler(x).scale(3.0)\n'
        "ValueError: Non-hashable static arguments are not supported. An error occurred while trying to hash an "
        "object of type <class '__main__.Scaler'>, <__main__.Scaler object at 0x7f3d33773230>. The error was:\n"
        'Traceback (most recent call last):\n  File "a.py", line 22, in <module>\n  File "a.py", line 12, in __hash__\n'
        "TypeError: unhashable type: 'jaxlib._jax.ArrayImpl'\n"
    )
    raised = parse(clean(text))
    assert len(raised) == 1
    assert explain(text)["entry"] == "unhashable-member"


@pytest.mark.parametrize(
    "filler", ["x" * 1_000_000, "a line of a log, without an error\n" * 30_000, RECORD * 1500]
)
def test_a_megabyte_is_read_in_time_that_grows_with_its_size(filler: str) -> None:
    start = time.perf_counter()
    assert explain(filler + "\n" + RECORD)["entry"] == "if-on-data"
    assert time.perf_counter() - start < 10


def test_a_recursion_keeps_both_ends() -> None:
    frame = '  File "a.py", line 4, in f\n    return f(x)\n'
    text = RECORD.replace("  File", frame * 5000 + "  File", 1)
    assert explain(text)["entry"] == "if-on-data"


def test_a_program_above_the_traceback_of_a_cell_is_the_whole_program() -> None:
    program = "step = jax.jit(jax.grad(loss))\n\nout = step(x)\n"
    cell = (
        "TypeError                                 Traceback (most recent call last)\n"
        "Cell In[3], line 1\n----> 1 out = step(x)\n\nTypeError: no\n"
    )
    assert parse(clean(cell))[0].frames[0].shown == ["out = step(x)"]
    assert parse(clean(program + cell))[0].frames[0].shown[0].startswith("step = ")


@pytest.mark.parametrize(
    ("head", "file", "name"),
    [
        ('File "/home/ada/train.py", line 3, in step', "/home/ada/train.py", "step"),
        ('File "C:\\Users\\ada\\train.py", line 3, in step', "C:\\Users\\ada\\train.py", "step"),
        ('File "<stdin>", line 3, in <module>', "<stdin>", "<module>"),
        ("Cell In[7], line 3, in step(x)", "In[7]", "step(x)"),
        ("Cell In [7], line 3", "In [7]", ""),
        ("Input In [7], in step(x)", "In [7]", "step(x)"),
        ("In [7], in <cell line: 3>()", "In [7]", "<cell line: 3>()"),
        ("File ~/train.py:3, in step(x)", "~/train.py", "step(x)"),
        ("File C:\\Users\\ada\\train.py:3, in step(x)", "C:\\Users\\ada\\train.py", "step(x)"),
        ("<ipython-input-7-0a1b> in step(x)", "<ipython-input-7-0a1b>", "step(x)"),
        ("/home/ada/train.py in step(x)", "/home/ada/train.py", "step(x)"),
        ("~/train.py in step(x)", "~/train.py", "step(x)"),
        ("c:\\users\\ada lane\\train.py in step(x)", "c:\\users\\ada lane\\train.py", "step(x)"),
    ],
)
def test_a_frame_begins_as_each_system_and_each_notebook_writes_it(
    head: str, file: str, name: str
) -> None:
    (raised,) = parse(["TypeError   Traceback (most recent call last)", head, "----> 3 y = x + n"])
    assert [(frame.file, frame.name) for frame in raised.frames] == [(file, name)]


@pytest.mark.parametrize(
    "file",
    [
        "/home/ada/.venv/lib/python3.13/site-packages/equinox/_module.py",
        "/usr/lib/python3.13/contextlib.py",
        r"C:\Users\ada\.venv\Lib\site-packages\equinox\_module.py",
        r"C:\Users\ada\AppData\Local\Programs\Python\Python313\Lib\contextlib.py",
        r"C:\Users\ada\miniconda3\envs\jax\Lib\concurrent\futures\thread.py",
        "<frozen importlib._bootstrap>",
        "/home/ada/src/jax/jax/_src/core.py",
        "jax/_src/core.py",
        "<string>",
    ],
)
def test_a_frame_of_a_library_is_not_taken_for_the_line_of_the_reader(file: str) -> None:
    frame = f'  File "{file}", line 81, in inner\n    return func(*args)\n'
    text = RECORD.replace("jax.errors.Tracer", f"{frame}jax.errors.Tracer", 1)
    assert (frame in text) and explain(text)["where"] == explain(RECORD)["where"]


def _patterns(module: ModuleType) -> dict[str, str]:
    """Those of a module, with groups that have no names."""
    found = {k.lstrip("_"): v.pattern for k, v in vars(module).items() if hasattr(v, "pattern")}
    return {name: re.sub(r"\(\?P<\w+>", "(", text) for name, text in found.items()}


def test_both_engines_read_with_the_same_patterns() -> None:
    script = (ROOT / "src/proof/site/web/decoder.js").read_text("utf-8")
    found = re.findall(r"^const ([A-Z_]+) =\s+/(.*)/\w*;$", script, re.MULTILINE)
    theirs = {name: re.sub(r"\(\?<\w+>", "(", text).replace(r"\/", "/") for name, text in found}
    ours: dict[str, str] = {}
    for name in ("clean", "parse"):  # NOTEBOOK_HEADER of both: the page has that of `parse`
        ours |= _patterns(importlib.import_module(f"jitguide.errors.{name}"))
    # Written in another way.
    ours["NOTEBOOK_FILE"] = ours["NOTEBOOK_FILE"].replace(r"\"", '"')
    ours["BEGINS"] = ours["BEGINS"].replace("(?:  |", "(?: {2}|")
    assert {name: ours[name] for name in ours.keys() & theirs.keys()} == {
        name: theirs[name] for name in ours.keys() & theirs.keys()
    }
    assert ours.keys() - theirs.keys() == {"HEADER"}


def test_a_log_of_several_writers_is_read_in_the_terminal_as_on_the_page() -> None:
    """The header has the prefix of one, and a line that follows the time of another."""
    shown = RECORD.strip().split("\n")
    log = [f"worker 3: {shown[0]}"]
    for number, line in enumerate(shown[1:], 4):
        log.append(f"{'worker 3: ' if number % 2 else '2026-01-02 03:04:05,678 ERROR: '}{line}")
    assert clean("\n".join(log)) == shown
