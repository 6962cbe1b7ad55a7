"""Every recorded error of every version, with the entry that it belongs to."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jitguide.errors.rules import load
from support.error_cases import works_of

ROOT = Path(__file__).resolve().parents[2]
HEADER = "Traceback (most recent call last):\n"


# What other programs with libraries raise, and the entry and the page that answer it.
LIBRARIES = {
    "chex/clear_counter": "chex-traces chex/#assert-max-traces",
    "chex/size_field": "shape-from-argument",
    "chex/string_field": "string-in-container",
    "diffrax/root_solver_argument": "eqx-plain-jit diffrax/#root-solver-argument",
    "diffrax/solver_argument": "eqx-plain-jit diffrax/#solver-argument",
    "diffrax/success_if": "eqx-array-option equinox/#size-as-array",
    "equinox/checkpoint": "function-argument",
    "equinox/donate_model": "donated-array",
    "equinox/grad_of_model": "eqx-plain-jit equinox/#grad-of-model",
    "equinox/if_on_array": "if-on-data equinox/#error-if",
    "equinox/partition_static": "eqx-method equinox/#partition",
    "equinox/scan_dropout": "condition-in-loop-body",
    "equinox/static_array": "static-field-equality",
    "flax-linen/list_attribute": "linen-hash flax-linen/#list",
    "flax-linen/own_model_argument": "object-argument",
    "flax-linen/scan_in_module": "leak-loop",
    "flax-linen/train_flag": "if-on-flag",
    "flax-nnx/attribute": "nnx-trace-level flax-nnx/#attribute",
    "flax-nnx/remat_module": "nnx-trace-level flax-nnx/#checkpoint",
    "flax-nnx/closure_with_keys": "nnx-trace-level flax-nnx/#closure",
    "flax-nnx/cond_module": "nnx-trace-level flax-nnx/#cond",
    "flax-nnx/create_layers": "vmap-over-scalar",
    "flax-nnx/dict_of_layers": "nnx-list flax-nnx/#dict-of-layers",
    "flax-nnx/eval_shape": "nnx-trace-level flax-nnx/#closure",
    "flax-nnx/grad_of_merge": "nnx-trace-level flax-nnx/#merge",
    "flax-nnx/lbfgs": "optax-value flax-nnx/#lbfgs",
    "flax-nnx/optimizer_closure": "nnx-trace-level flax-nnx/#optimizer-closure",
    "flax-nnx/optimizer_update": "nnx-optimizer flax-nnx/#optimizer-arguments",
    "flax-nnx/scan": "nnx-trace-level flax-nnx/#scan",
    "flax-nnx/train_flag": "if-on-flag",
    "flax-nnx/vmap_of_method": "nnx-trace-level flax-nnx/#closure",
    "haiku/prng_sequence": "haiku-leak haiku/#prng-sequence",
    "haiku/scan_key": "haiku-leak",
    "haiku/transformed_argument": "optax-argument haiku/#transformed-argument",
    "jaxtyping/dataclass": "jaxtyping-shape jaxtyping/#dataclass",
    "jaxtyping/float_annotation": "jaxtyping-shape jaxtyping/#float",
    "jaxtyping/vmap": "jaxtyping-shape jaxtyping/#vmap",
    "numpyro/group_count": "numpyro-if numpyro/#plate-size",
    "numpyro/jit_model_args": "numpyro-if numpyro/#plate-size",
    "numpyro/missing_data": "boolean-mask",
    "numpyro/vmap": "numpyro-leak numpyro/#vmap",
    "optax/numpy_schedule": "numpy-function",
    "optax/state_field": "optax-argument optax/#state-field",
}
# Programs that show a fix beside other ones.
_WORKS = {
    "diffrax/no_root": "diffrax/success_if_works",
    "equinox/optimizer_update": "equinox/training_step",
    "equinox/size_as_array": "equinox/static_argnames_works",
    "flax-linen/dropout_rng": "flax-linen/training_step",
    "flax-linen/params": "flax-linen/training_step",
}
# The arguments of a library's own function are not the reader's.
_INTERNAL = re.compile(r"tracing the function \S+ at \S*[/\\](?:equinox|diffrax|numpyro)[/\\]")


@dataclass(frozen=True)
class Recorded:
    """A record that ends in an error."""

    entry: str
    path: Path
    text: str
    page: str = ""

    def __str__(self) -> str:
        return self.path.name

    @property
    def works(self) -> list[Path]:
        """The programs of the guide that show how it is fixed."""
        program = self.path.with_name(self.path.name.split(".")[0] + ".py")
        name = f"{program.parent.name}/{program.stem.removesuffix('_fails')}"
        if name in _WORKS:
            return [ROOT / "snippets" / "libraries" / f"{_WORKS[name]}.py"]
        return works_of(program)

    @property
    def named(self) -> set[str]:
        """The arguments of the reader's function that the text names, found in another way."""
        found: set[str] = set()
        if _INTERNAL.search(self.text):
            return found
        for sentence in re.findall(
            r"depends on the values? of the (arguments? .*?)\.(?:\s|$)", self.text
        ):
            found.update(re.split(r", and | and |, ", sentence.split(" ", 1)[1]))
        for path in re.findall(r"(?:at path|argument path is) (\S+?)\.(?:\s|$)", self.text):
            found.add(path)
        return found


@cache
def recorded_errors() -> tuple[Recorded, ...]:
    """All of them, in a fixed order."""
    found = []
    for entry in load()["entries"]:
        found += _records(ROOT / "snippets" / entry["example"], entry["id"])
    for name, answer in LIBRARIES.items():
        entry_id, _, page = answer.partition(" ")
        page = f"libraries/{page}" if page else ""
        found += _records(ROOT / "snippets" / "libraries" / f"{name}_fails", entry_id, page)
    return tuple(found)


def _records(program: Path, entry: str, page: str = "") -> list[Recorded]:
    """What a program raised, on each version with a record of its own."""
    paths = [
        *program.parent.glob(f"{program.name}.txt"),
        *program.parent.glob(f"{program.name}.jax-*.txt"),
    ]
    texts = {path: path.read_text("utf-8") for path in sorted(paths)}
    # A record of a library's program leaves out the line numbers of the library.
    return [
        Recorded(entry, path, text.replace('", line ..., in ', '", line 1, in '), page)
        for path, text in texts.items()
        if HEADER in text and not ended_elsewhere(text)
    ]


def ended_elsewhere(text: str) -> bool:
    """Whether the program met no error of ours on this version: a record without an error."""
    last = text.rpartition(HEADER)[2]
    return last.count("\n") < 2 or "AttributeError: module 'jax" in last  # JAX had it not yet
