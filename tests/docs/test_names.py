"""Every name in prose exists, whether of JAX, an error class, a parameter or an example."""

import ast
import builtins
import contextlib
import dataclasses
import importlib
import inspect
import keyword
import operator
import pickle
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from jitguide.errors.rules import load
from proof.examples.records import error_of, record_path, version_records
from proof.matrix.versions import ROOT
from support.guide import GUIDE
from support.notebook_pages import NOTEBOOKS, prose
from support.sections import sections

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *NOTEBOOKS]
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
DOTTED = re.compile(r"(?<![\w.\"'/@])(jax|jnp|lax|np|jitguide)((?:\.[A-Za-z_]\w*)+)")
ERROR = re.compile(r"\b([A-Z]\w*(?:Error|Warning|Exception))\b")
RAISES = re.compile(r"# raises (\w+)$", re.M)
FENCE = re.compile(r"^([ \t>]*)(`{3,}|~{3,}).*?^\1\2[ \t]*$", re.M | re.S)
ROOTS = {"jax": "jax", "jnp": "jax.numpy", "lax": "jax.lax", "np": "numpy", "jitguide": "jitguide"}
WORD = re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b")
VARIABLE = re.compile(r"\bJAX_[A-Z0-9_]+\b")  # an option of JAX, as the environment sets it
OF_XLA = re.compile(r"\bXLA_[A-Z0-9_]+\b")  # what jaxlib reads there
# Names of libraries that no example uses, and made-up names of one line.
ELSEWHERE = {
    "Chex": {"assert_equal_shape", "assert_type", "block_until_chexify_assertions_complete"},
    "Flax": {"JaxTransformError", "pytree_node"},
    "Optimistix": {"least_squares"},
    "Optax": {"memory_size"},
    "made up": {"some_list", "some_set"},
}


@cache
def words() -> frozenset[str]:
    """Every snake_case name that code here uses, and that JAX, NumPy and dataclasses offer."""
    import jax

    found = {name for names in ELSEWHERE.values() for name in names}
    for pattern in ("snippets/**/*.py", "snippets/**/*.txt", "src/**/*.py"):
        for path in ROOT.glob(pattern):
            found.update(WORD.findall(path.read_text("utf-8")))
    for name in ("pyproject.toml", "mkdocs.yml", "Makefile"):
        found.update(WORD.findall((ROOT / name).read_text("utf-8")))
    import numpy as np
    from jax import export

    modules = (jax, jax.numpy, jax.lax, jax.tree_util, jax.nn, jax.random, export, np, dataclasses)
    for module in modules:
        for name in dir(module):
            found.add(name)
            try:
                found.update(inspect.signature(getattr(module, name)).parameters)
            except (TypeError, ValueError):
                continue
    found.update(f"jax_{name.removeprefix('jax_')}" for name in jax.config.values)
    return frozenset(found)


@cache
def read_by_jaxlib() -> frozenset[str]:
    """The settings of XLA that jaxlib's module for it names."""
    from jaxlib import xla_client

    source = Path(str(xla_client.__file__)).read_text("utf-8")
    return frozenset({"XLA_FLAGS", *OF_XLA.findall(source)})


@cache
def exists(root: str, attributes: str) -> bool:
    import importlib

    found: Any = importlib.import_module(ROOTS[root])
    path = ROOTS[root]
    for name in attributes.strip(".").split("."):
        path += f".{name}"
        try:
            found = getattr(found, name)
        except AttributeError:
            try:
                found = importlib.import_module(path)
            except ImportError:
                return False
    return True


# Named where no program can show them, or beside the operator that is the same.
NOT_RUN = {
    *("jax.export.deserialize", "jax.export.register_namedtuple_serialization"),
    *("jax.export.register_pytree_node_serialization", "jax.lax.pcast", "jax.named_scope"),
    "jnp.logical_or",
}


@cache
def run_somewhere() -> frozenset[str]:
    """Every word of a program or a record of the guide, and of its package."""
    patterns = ("snippets/**/*.py", "snippets/**/*.txt", "src/jitguide/**/*.py")
    texts = (path.read_text("utf-8") for pattern in patterns for path in ROOT.glob(pattern))
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


def names_that_nothing_runs(text: str) -> list[str]:
    """Functions of JAX in prose that no program calls: as a rule another one was meant."""
    return [
        name[0]
        for code in INLINE.findall(FENCE.sub("", text))
        for name in DOTTED.finditer(code)
        if name[1] in ("jax", "jnp", "lax") and name[0] not in NOT_RUN
        if name[2].split(".")[-1] not in run_somewhere()
    ]


def links_beside_another_name(text: str) -> list[str]:
    """Links to the documentation of a function, in a paragraph that does not name it.

    And links to an issue whose words give another number than the address.
    """
    found = [
        target
        for paragraph in text.split("\n\n")
        for target in re.findall(r"https?://[^)\s\"]+/_autosummary/[\w.]+\.html", paragraph)
        if target.removesuffix(".html").split(".")[-1] not in paragraph.replace(target, "")
    ]
    return found + [
        target
        for said, target in re.findall(r"\[([^]]*)\]\((https?://[^)\s]+)\)", text)
        if (number := re.search(r"/(?:issues|pull|discussions)/(\d+)", target))
        if {*re.findall(r"\d{2,}", said)} - {number[1]}
    ]


@cache
def raised() -> frozenset[str]:
    """Every error class that a program declares: a test sees that it raises just that."""
    return frozenset(
        match[1]
        for path in ROOT.glob("snippets/**/*.py")
        for match in RAISES.finditer(path.read_text("utf-8"))
    )


@cache
def is_error(name: str) -> bool:
    import jax

    elsewhere = any(name in names for names in ELSEWHERE.values())
    modules = (builtins, dataclasses, pickle, jax.errors)
    # Some classes have no public name, such as jax._src.core.ShardingTypeError.
    return elsewhere or name in raised() or any(hasattr(module, name) for module in modules)


def names_that_do_not_exist(text: str) -> list[str]:
    # Names in outcomes of older versions may be gone; these stand in records, not in prose.
    prose = FENCE.sub("", text)
    inline = [match[1] for match in INLINE.finditer(prose)]
    missing = [
        match[0]
        for code in inline
        for match in DOTTED.finditer(code)
        if not exists(match[1], match[2])
    ]
    missing += [word for code in inline for word in WORD.findall(code) if word not in words()]
    missing += [
        name for code in inline for name in VARIABLE.findall(code) if name.lower() not in words()
    ]
    missing += [
        name for code in inline for name in OF_XLA.findall(code) if name not in read_by_jaxlib()
    ]
    return missing + [name for name in ERROR.findall(prose) if not is_error(name)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_names_in_prose_exist(page: Path) -> None:
    missing = names_that_do_not_exist(prose(page))
    assert not missing, f"{page.relative_to(ROOT)} names what does not exist: {missing}"
    unknown = names_that_nothing_runs(prose(page))
    assert not unknown, (
        f"{page.relative_to(ROOT)} names what no program of the guide uses: {unknown}"
    )
    assert not (wrong := links_beside_another_name(prose(page))), wrong


def test_the_decoder_leads_to_the_function_that_it_names() -> None:
    for message in load()["not_tracing"]:
        said = f"{message['about']} [JAX]({message['more']})"
        assert not links_beside_another_name(said), said


# Pages of JAX's documentation whose names say less than what stands on them.
_OF_ALL = {"jax.numpy", "jit", "transformations"}


def led_elsewhere(message: dict[str, Any]) -> bool:
    """Whether an answer leads to a page of JAX's documentation of whose name it has no word."""
    page = message["more"].partition("#")[0].rpartition("/")[2].removesuffix(".html")
    told = f"{message['about']} {message['message']} {message.get('library', '')}"
    told = re.sub(r"\[(\w)\w\]", r"\1", told).lower()  # `[Pp]y[Tt]ree` is one word
    parts = [part[:6] for part in re.findall(r"[a-z]+", page.removeprefix("jax."))]
    return page not in _OF_ALL and not any(part in told for part in parts)


def test_the_decoder_leads_to_a_page_about_what_it_tells() -> None:
    messages = load()["not_tracing"]
    assert not [message["more"] for message in messages if led_elsewhere(message)]
    mapped = next(message for message in messages if message["more"].endswith("jax.vmap.html"))
    other = next(message for message in messages if message["more"].endswith("random.html"))
    assert led_elsewhere({**mapped, "more": other["more"]})


_CAPTION = re.compile(r'title="([^"]*)"\}\n\s*--8<-- "(snippets/[^"]+\.py)"')


def strange_captions(text: str, root: Path = ROOT) -> list[str]:
    """Captions that name a function, such as `jnp.where`, that their program does not use."""
    return [
        f"{program}: {caption}"
        for caption, program in _CAPTION.findall(text)
        for code in INLINE.findall(caption)
        for name in re.findall(r"\b(?:jnp|jax|lax|np)(?:\.[a-z]\w*)+\b(?!\.)", code)
        if not re.search(rf"\b{name.split('.')[-1]}\b", (root / program).read_text("utf-8"))
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_caption_names_what_its_program_uses(page: Path) -> None:
    assert not (found := strange_captions(page.read_text("utf-8"))), "\n".join(found)


def test_a_strange_caption_is_found(tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets" / "x.py").write_text("y = jnp.where(x > 0, x, 0)\n")
    page = '``` {.python title="`%s` chooses"}\n--8<-- "snippets/x.py"\n```\n'
    assert strange_captions(page % "jnp.where", tmp_path) == []
    assert strange_captions(page % "lax.cond", tmp_path) == ["snippets/x.py: `lax.cond` chooses"]


# In these a name stands for the idea, or for what the program leaves out.
_NOT_IN_THE_PROGRAM = {
    *("along_axis_works: jit", "grad_result_works: aux", "outside_jit_fails: jit"),
    *("lbfgs_fails: jit", "no_jaxtyped_fails: jaxtyped"),
}
_NAME = re.compile(r"(?<![\w.])[A-Za-z]\w*")


def foreign(text: str, root: Path = ROOT) -> set[str]:
    """Names in captions that neither the program nor its record has."""
    return {
        f"{Path(program).stem}: {name}"
        for caption, program in _CAPTION.findall(text)
        for code in INLINE.findall(caption)
        for name in _NAME.findall(code)
        if not keyword.iskeyword(name) and not hasattr(builtins, name)
        if not re.search(rf"\b{name}\b", _did(root / program))
    }


@cache
def _did(program: Path) -> str:
    """A program and what it did on each version, as one text."""
    files = [program, record_path(program), *version_records(program).values()]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


def test_a_name_in_a_caption_is_one_of_its_program(tmp_path: Path) -> None:
    found = {name for page in GUIDE.page_paths for name in foreign(page.read_text("utf-8"))}
    assert found == _NOT_IN_THE_PROGRAM
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets" / "x.py").write_text("shift(x)\n")
    page = (
        '``` {.python title="`%s` is donated, `and` that is `int`"}\n--8<-- "snippets/x.py"\n```\n'
    )
    assert foreign(page % "x", tmp_path) == set()
    assert foreign(page % "state", tmp_path) == {"x: state"}


# Names that stand for any of their kind, and packages.
_ANY = {
    *("decide: parts", "control-flow: training", "new-partial: tx"),
    *("pickle-jitted: flatbuffers", "unhashable-static: argparse"),
    *("disable-jit: pdb", "find-leak: caplog", "print: tqdm", "print: bar"),
}
# Raised in what a sentence tells of, and no program shows.
_UNSHOWN = {
    *(
        "and-or-not: TypeError",
        "assert-on-traced-value: TypeError",
        "find-leak: UnexpectedTracerError",
    ),
    *("callback: JaxRuntimeError", "float-item-math: JaxRuntimeError"),
    "captured-array: UserWarning",
}
_FOLDERS = ("learn", "errors", "slow", "wrong", "guides")


@cache
def _shown(page: Path) -> str:
    return "\n".join(map(_did, GUIDE.page(page).programs))


def strangers(page: Path, text: str) -> set[str]:
    """Variables and error classes in prose that the page, and the pages it links there, never show.

    Those of JAX are no variables; a single letter stands for anything.
    """
    found = set()
    for paragraph in FENCE.sub("", text.partition("\n---\n")[2] or text).split("\n\n"):
        linked = [
            (page.parent / to).resolve() for to in re.findall(r"\]\(([^)#\s]+\.md)", paragraph)
        ]
        names = {code for code in INLINE.findall(paragraph) if re.fullmatch(r"[a-z]\w+", code)}
        names -= {name for name in names if keyword.iskeyword(name) or hasattr(builtins, name)}
        for name in (names - words()) | set(ERROR.findall(re.sub(r"\]\([^)]*\)", "]", paragraph))):
            whole = re.compile(rf"\b{name}\b")
            if not whole.search(_shown(page)) and not any(
                whole.search(_shown(other)) or whole.search(other.read_text("utf-8"))
                for other in linked
            ):
                found.add(f"{page.stem}: {name}")
    return found


def test_prose_speaks_of_what_its_programs_show() -> None:
    pages = [p for p in GUIDE.page_paths if p.parent.name in _FOLDERS and p.stem != "index"]
    found = {name for page in pages for name in strangers(page, page.read_text("utf-8"))}
    assert found == _ANY | _UNSHOWN
    page = ROOT / "docs" / "wrong" / "changed-global.md"
    assert strangers(page, "It reads the global `rate`, as `int` and `scan` do.") == set()
    assert strangers(page, "It reads `ratio`.") == {"changed-global: ratio"}
    assert strangers(page, "It raises TypeError.") == {"changed-global: TypeError"}


@cache
def _raises(program: Path) -> set[str]:
    """The error classes with which a program ends, on any version."""
    records = [record_path(program), *version_records(program).values()]
    errors = (error_of(record.read_text("utf-8")) for record in records if record.exists())
    return {error for error in errors if error}


def misnamed(page: Path, text: str) -> set[str]:
    """Links such as `[raises ValueError](page.md#id)` to a section that first shows another one."""
    found = set()
    for said, to in re.findall(r"\[([^]]*)\]\(([^):\s]*)\)", FENCE.sub("", text)):
        target, _, anchor = to.partition("#")
        other = (page.parent / target).resolve() if target else page
        for name in ERROR.findall(said) if other.suffix == ".md" else []:
            whole = other.read_text("utf-8")
            below = sections(whole)[anchor].text if anchor else whole
            first = re.search(r'--8<-- "(snippets/[^"]+_fails\.py)"', below)
            if first and name not in _raises(ROOT / first[1]):
                found.add(f"{page.stem}: {said} -> {to}")
    return found


def test_a_link_names_the_error_that_its_target_shows_first() -> None:
    pages = [page for page in GUIDE.page_paths if "what-changed" not in page.parts]
    assert not {one for p in pages for one in misnamed(p, p.read_text("utf-8"))}
    page = ROOT / "docs" / "learn" / "static-arguments.md"
    assert not misnamed(page, "They [raise ValueError](../errors/unhashable-static.md).")
    assert misnamed(page, "They [raise TypeError](../errors/unhashable-static.md).")


def strange_keywords(text: str) -> list[str]:
    """Keywords of calls in prose, such as `jnp.unique(x, size=4)`, that the function has not."""
    found = []
    for code in INLINE.findall(FENCE.sub("", text)):
        with contextlib.suppress(SyntaxError, TypeError, ValueError):  # `f(x, …)`; no signature
            for call in (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)):
                name = DOTTED.fullmatch(ast.unparse(call.func))
                if call.keywords and name and exists(name[1], name[2]):
                    module = importlib.import_module(ROOTS[name[1]])
                    of = inspect.signature(operator.attrgetter(name[2][1:])(module)).parameters
                    if not any(p.kind is p.VAR_KEYWORD for p in of.values()):
                        found += [k.arg for k in call.keywords if k.arg and k.arg not in of]
    return found


def test_a_call_in_prose_has_the_keywords_of_its_function() -> None:
    for page in [*PAGES, *(ROOT / "src/jitguide/problems").glob("*/*.md")]:
        assert not (found := strange_keywords(prose(page))), f"{page}: {found}"
    call = "`lax.fori_loop(0, n, f, x)` and `jax.ops.segment_sum(x, i, num_segments=n)`"
    assert strange_keywords(call) == []
    assert strange_keywords(call.replace("segments", "segment")) == ["num_segment"]


def test_a_name_that_does_not_exist_is_found() -> None:
    assert names_that_do_not_exist("Use `jnp.tile` and `jax.lax.cond`.") == []
    assert names_that_do_not_exist("Use `jnp.tiles`.") == ["jnp.tiles"]
    assert names_that_do_not_exist("A TracerBooleanError.") == ["TracerBooleanError"]
    assert names_that_do_not_exist("`lax.whileloop(c, b, x)`") == ["lax.whileloop"]
    assert names_that_do_not_exist('Say `static_argname="n"`.') == ["static_argname"]
    assert names_that_do_not_exist('Say `static_argnames="n"`.') == []
    assert names_that_do_not_exist("Set `JAX_DISABLE_JIT=1`.") == []
    assert names_that_do_not_exist("Set `JAX_NO_JIT=1`.") == ["JAX_NO_JIT"]
    assert names_that_do_not_exist("Set `XLA_PYTHON_CLIENT_PREALLOCATE=false`.") == []
    assert names_that_do_not_exist("Set `XLA_PREALLOCATE=false`.") == ["XLA_PREALLOCATE"]


def test_a_name_or_a_link_that_was_not_meant_is_found() -> None:
    assert names_that_nothing_runs("`jnp.cumsum(x)`, `jax.lax.scan`, and any `np.name`") == []
    assert names_that_nothing_runs("A running sum is `jnp.cumprod`.") == ["jnp.cumprod"]
    issue = "[JAX issue 2491](https://github.com/jax-ml/jax/issues/%s)"
    assert links_beside_another_name(issue % 2491) == []
    assert len(links_beside_another_name(issue % 2941)) == 1
    page = "[`vmap`](https://docs.jax.dev/en/latest/_autosummary/jax.%s.html)"
    assert links_beside_another_name(page % "vmap") == []
    assert len(links_beside_another_name(page % "pmap")) == 1
