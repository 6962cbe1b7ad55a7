"""Extracts named facts from a traceback, for the rules to test."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any

from jitguide.errors.brackets import parameters_of
from jitguide.errors.condition import condition, logic
from jitguide.errors.function import function, position
from jitguide.errors.mapped import mapped
from jitguide.errors.parse import Frame, Raised
from jitguide.errors.program import Program, find
from jitguide.errors.statement import statement


@dataclass
class Facts:
    """What is known about one exception.

    Attributes:
        error: class name without its module; ``?`` where the text does not tell.
        message: the text after the class name.
        where: the innermost frame in the reader's own code, or None.
        line: the code of that frame, without its comment.
        code: the code of all frames of the reader.
        calls: the names of their functions, one in a line; a notebook's without class or arguments.
        program: the same, then as much of the program as the text shows.
        library: files, functions and code of the innermost frames of libraries.
        above: the function up to and with that line, where the text shows the program.
        block: its lines from that one on, as they are.
        does: the body of the traced function, where the text shows the program.
        origin: ``argument``, ``operations`` or ``unsaid``: where the traced value came from.
        arguments: arguments that the message names, such as ``n`` and ``config['rate']``.
        static: whether these arguments could be static, as far as the text tells.
        called: whether the traced function is called by its name, as one with a decorator is.
        method: whether it is called as a method; a module's function stands in another file.
        running: whether a frame shows the function that made the traced value; if none does, the
            value was stored while tracing.
        bindable: whether a name of the line may be made static, where the message names none: it
            stands outside loops, in a function that is itself what ``jit`` was given.
        jax: whether something in it comes from JAX; a message without frames may.
        fields: what templates may use.
    """

    error: str
    message: str
    where: Frame | None
    line: str
    code: str
    calls: str
    program: str
    library: str
    origin: str
    above: str = ""
    block: str = ""
    does: str = ""
    arguments: list[str] = field(default_factory=list)
    static: bool = False
    called: bool = False
    method: bool = False
    running: bool = True
    bindable: bool = False
    jax: bool = True
    fields: dict[str, str] = field(default_factory=dict)

    def can_bind(self, name: str) -> bool:
        """Whether this name of the line may be made static: no local name of the function."""
        takes = parameters_of(r"\A *(?:async )?def \w+\(", self.above)
        return self.bindable and (takes is None or name in takes)


def facts(raised: Raised, reading: Mapping[str, Any]) -> Facts:
    """Collect the facts; `reading` is the part of the rules file that says where to find them."""
    library = regex(reading["library"])
    own = [frame for frame in raised.frames if not library.search(frame.file)]
    where = own[-1] if own else None
    line = without_comment(where.code) if where else ""
    host = [f for f in raised.frames[:-6] if f.name.endswith("callback_impl")]
    inner = [*host, *raised.frames[-6:]]
    around = "\n".join(f"{f.file} {f.name} {f.code}" for f in inner if library.search(f.file))
    error = _error(raised, around, reading)
    source = [without_comment(code) for code in where.shown] if where else []
    program = find(source, line, where.line) if where else Program()
    # Text without a class may be anything: it counts where JAX's own words stand in it.
    named = error != "?" or regex(reading["cue"]).search(raised.message)
    code = "\n".join(frame.around + without_comment(frame.code) for frame in own)
    found = Facts(
        error=error,
        message=raised.message if named else "",
        where=where,
        line=program.line or line,
        code=code,
        calls="\n".join(frame.name.split("(")[0].split(".")[-1] for frame in own),
        program="\n".join([code, *source]),
        library=around,
        origin=_origin(raised.message, reading),
        above="\n".join(program.above),
        block="\n".join(program.block),
    )
    if not regex(reading["internal"]).search(raised.message):  # the names of a library's function
        found.arguments = _by_line(_arguments(raised.message, reading), line)
    found.fields = {**_fields(found, reading), **statement(program, reading, regex)}
    found.fields.update(_unused("\n".join([*program.above, *program.block, *program.after])))
    body = regex(reading["loop_body"]).search(found.line)
    name = found.fields.get("function") or (
        body["name"] if body else found.fields.get("inside", "")
    )
    leaf = regex(reading["leaf_in_line"]).search(found.line)
    given = found.fields.get("argument", leaf["name"] if leaf else "")
    parts = function(source, name.rpartition(".")[2], root(given))
    found.fields.update({**parts, **condition(found.line), **logic(found.line)})
    found.fields.update(mapped(raised.message, found.line, source))
    found.fields.update(position(found.program, name, root(given)))
    found.does = "\n    return ".join(parts[name] for name in ("does", "gives") if name in parts)
    found.method = _is_method(found, own, reading)
    found.fields["self"] = '"self", ' if found.method else ""
    found.static = _can_be_static(found, own, reading)
    decorated = "<bound method" not in found.message
    found.called = decorated and _is_called(found.fields.get("function", ""), found, reading)
    made = regex(reading["made_in"]).search(found.message)
    names = [frame.name for frame in own]
    if made:
        ended = made["function"] not in names and any(f.file == made["file"] for f in own)
    else:  # no function of the reader runs, and the line calls none
        ended = {*names} == {"<module>"} and bool(regex(reading["kept"]).search(line))
    found.running = names[:1] != ["<module>"] or not ended
    found.bindable = (
        found.origin == "unsaid"
        and not regex(reading["loops"]).search(found.message)
        and bool(binder := _binder(found, raised.frames, own, reading))
    )
    if found.bindable:
        found.fields["binder"] = binder
    found.jax = shows_jax([raised], reading)
    return found


def without_comment(code: str) -> str:
    """A line of code up to its comment; a ``#`` in quotes is none."""
    quote = ""
    for at, character in enumerate(code):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character == "#":
            return code[:at].rstrip()
    return code.rstrip()


def _error(raised: Raised, library: str, reading: Mapping[str, Any]) -> str:
    if raised.error:
        return raised.error.split(".")[-1]
    for pattern, text in (
        (reading["error_in_text"], raised.message),
        (reading["error_raised"], library),
    ):
        named = [match["error"] for match in regex(pattern).finditer(text)]
        if named:
            return str(named[-1])
    classes = reading["classes"].items()  # of a message that was pasted without its class
    return next((str(name) for text, name in classes if regex(text).search(raised.message)), "?")


def _origin(message: str, reading: Mapping[str, Any]) -> str:
    for origin, pattern in reading["origins"].items():
        if regex(pattern).search(message):
            return str(origin)
    return "unsaid"


def _arguments(message: str, reading: Mapping[str, Any]) -> list[str]:
    names: list[str] = []
    for pattern in reading["arguments"]:
        for match in regex(pattern).finditer(message):
            listed = match["names"]
            for name in regex(reading["between_names"]).split(listed):
                bare = name.strip().strip("'\"")
                if bare and bare not in names and bare not in reading["no_names"]:
                    names.append(bare)
    return names


def _by_line(names: list[str], line: str) -> list[str]:
    """Those that stand in the line come first."""
    return sorted(names, key=lambda name: 0 if regex(word(root(name))).search(line) else 1)


def root(name: str) -> str:
    """The parameter that a path such as ``config['rate']`` begins with."""
    return re.split(r"[.\[]", name, maxsplit=1)[0]


def word(name: str) -> str:
    """A pattern for a name that is not part of a longer one."""
    return r"(?:^|[^\w.])" + re.escape(name) + r"(?!\w)"


def shows_jax(raised: Sequence[Raised], reading: Mapping[str, Any]) -> bool:
    """Whether a frame or a message comes from JAX; where no frame is shown, one may."""
    frames = [frame for one in raised for frame in one.frames]
    shown = [f"{f.file} {f.name} {f.around} {without_comment(f.code)}" for f in frames]
    shown += [f"{one.error} {one.message}" for one in raised]
    return not frames or bool(regex(reading["jax"]).search("\n".join(shown)))


def _can_be_static(found: Facts, own: Sequence[Frame], reading: Mapping[str, Any]) -> bool:
    """Not an argument of a loop's body or of ``vmap``, no array, nothing that ``jnp`` computed."""
    if not found.arguments or found.origin == "operations":
        return False
    if regex(reading["never_static"]).search(f"{found.message}\n{found.library}"):
        return False
    if any(regex(reading["position"]).search(name) for name in found.arguments):
        return False  # another one in each call
    whole = [name for name in found.arguments if root(name) == name]
    function = found.fields.get("function", "<lambda>")
    again = known_regex(reading["returned_again"], found.arguments, {"name": function})
    if again.search(found.program):
        return False  # an array from the second call on
    passed = f"{found.program}\n{root(found.arguments[0])} = {found.fields.get('fed', '')}"
    if known_regex(reading["array"], found.arguments, found.fields).search(passed):
        return False  # an array has no hash
    if regex(with_arguments(reading["changed"], whole)).search(found.program):
        return False  # the program would keep what the object was at first
    called = [at for at, frame in enumerate(own) if frame.name.split("(")[0] == function]
    if own and not called and function != "<lambda>":
        return True  # the call itself failed, before the body was traced
    inside = "\n".join(without_comment(frame.code) for frame in own[called[-1] if called else 0 :])
    if not inside:
        return True
    shown = not inside.endswith(("(", "[", ","))  # the statement goes on in the next line
    if shown and any(not regex(word(root(name))).search(inside) for name in found.arguments):
        return False  # another value stands there, which something computed from the argument
    return not regex(with_arguments(reading["data"], whole)).search(inside)


def _is_called(function: str, found: Facts, reading: Mapping[str, Any]) -> bool:
    """Whether the code calls the function by its name, and nowhere gives it to ``jit``."""
    return bool(
        function
        and (
            function == "__call__"
            or regex(reading["called"].replace("{name}", function)).search(found.code)
        )
        and not regex(reading["jitted"].replace("{name}", function)).search(found.program)
    )


def _is_method(found: Facts, own: Sequence[Frame], reading: Mapping[str, Any]) -> bool:
    """Whether the code calls the function on an object: ``name.f(`` may be on a module instead."""
    name = found.fields.get("function", found.fields.get("inside", "(?!)"))
    called, module, static = (
        regex(pattern.replace("{name}", name)) for pattern in reading["method"]
    )
    if static.search(found.program):
        return False
    return bool(called.search(found.code)) and (
        not module.search(found.code)
        or any(
            frame.name.split("(")[0] == name
            and frame.file == caller.file
            and called.search(caller.code) is not None
            for caller, frame in pairwise(own)
        )
    )


def _binder(
    found: Facts, frames: Sequence[Frame], own: Sequence[Frame], reading: Mapping[str, Any]
) -> str:
    """How the line begins that makes a name of this function static: a decorator, or ``jit(``."""
    name = found.fields.get("inside", "")
    given = regex(reading["jitted"].replace("{name}", name or "(?!)")).search(found.code)
    if given:
        return f"jax.jit({given['given']}, "
    if _is_called(name, found, reading):
        return "@functools.partial(jax.jit, "
    if len(own) < 2 or not name:
        return ""
    caller = without_comment(own[-2].code)
    at = [number for number, one in enumerate(frames) if one is own[-2] or one is own[-1]]
    between = frames[at[0] + 1 : at[1]]
    hidden = not regex(rf"\b{name}\b|[(\[,]$|^$").search(caller)
    return f"jax.jit({name}, " if hidden and all("jax" in f.file for f in between) else ""


def with_arguments(pattern: str, arguments: Sequence[str]) -> str:
    """The pattern with ``{arg}`` in place: any of the arguments that the message names."""
    names = "|".join(re.escape(root(name)) for name in arguments)
    return pattern.replace("{arg}", f"(?:{names})" if names else "(?!)")


def known_regex(
    pattern: str, arguments: Sequence[str], known: Mapping[str, str]
) -> re.Pattern[str]:
    """Compile; ``{arg}`` stands for a named argument, ``{name}`` for a group or a field."""
    pattern = with_arguments(pattern, arguments)
    for name in re.findall(r"\{([a-z]+)\}", pattern):
        pattern = pattern.replace(f"{{{name}}}", re.escape(known.get(name, "")) or "(?!)")
    return regex(pattern)


def _fields(found: Facts, reading: Mapping[str, Any]) -> dict[str, str]:
    fields = {"error": found.error}
    if found.line:
        fields["line"] = found.line
    if found.where and found.where.line:
        fields["number"] = str(found.where.line)
    if found.where and re.fullmatch(
        r"[A-Za-z_]\w*", name := found.where.name.split("(")[0].split(".")[-1], re.ASCII
    ):
        fields["inside"] = name
    internal = regex(reading["internal"]).search(found.message)
    for pattern in [] if internal else reading["functions"]:
        match = regex(pattern).search(found.message)
        if match:
            groups = match.groupdict()
            name = groups["function"].split("<locals>.")[-1]
            if "<" not in name:
                fields["function"] = name
            if groups.get("transform"):
                fields["transform"] = groups["transform"]
            given = regex(reading["jitted"].replace("{name}", name)).search(found.program)
            if "<" not in name and given:
                fields["given"] = given["given"]
            break
    if found.arguments:
        argument = found.arguments[0]
        fields["argument"] = argument
        if root(argument) == argument:
            fields["whole"] = argument
        else:
            fields["container"] = root(argument)
            fields["access"] = argument[len(root(argument)) :]
            step = r"\w+(?:\.|\[['\"])([A-Za-z_]\w*)(?:['\"]\])?"
            leaf = re.match(rf"{step}(?:\[\d+\])*$", argument, re.ASCII)
            if leaf:
                fields["leaf"] = leaf[1]
        if all(root(name) == name for name in found.arguments):
            fields["names"] = ", ".join(f'"{name}"' for name in found.arguments)
            fields["all"] = " and ".join(f"`{name}`" for name in found.arguments)
    return fields


def _unused(function: str) -> dict[str, str]:
    """Names for what a suggestion adds, a ``flag`` and a ``store``, that the function lacks."""
    used = re.findall(r"\w+", function, re.ASCII)
    flags, stores = ("done", "stopped", "has_stopped"), ("out", "first", "first_out")
    return {
        "flag": next(name for name in flags if name not in used or name == flags[-1]),
        "store": next(name for name in stores if name not in used or name == stores[-1]),
    }


def python(pattern: str) -> str:
    """A pattern of the rules file, which is written for both engines, as Python writes it."""
    return re.sub(r"\(\?<(?=[A-Za-z])", "(?P<", pattern)


@lru_cache(maxsize=5000)  # there are more rules than the cache of `re` holds
def regex(pattern: str) -> re.Pattern[str]:
    """Compile a pattern of the rules file: ``^`` and ``$`` stand at every line."""
    return re.compile(python(pattern), re.ASCII | re.MULTILINE)
