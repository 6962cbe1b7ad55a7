"""The function that `jitguide.watch` returns: the real `jax.jit`, with every call looked at."""

import functools
import inspect
import re
import sys
import threading
import types
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import jax

from jitguide.retraces import events, sentinel
from jitguide.retraces.advice import Advice, advise
from jitguide.retraces.body import Body, body_of, name_of
from jitguide.retraces.call import Call
from jitguide.retraces.causes import Cause, Kind, other_causes, placement_causes, trace_causes
from jitguide.retraces.events import Frame
from jitguide.retraces.exact import Snapshot, exact, hashing
from jitguide.retraces.functions import new_function_cause
from jitguide.retraces.hazards import (
    Hazard,
    HazardKind,
    HazardWarning,
    of_history,
    of_sharing,
    of_static_arguments,
)
from jitguide.retraces.memory import Entry, Memory
from jitguide.retraces.origin import caller
from jitguide.retraces.parameters import OMITTED, Parameters
from jitguide.retraces.report import Report
from jitguide.retraces.signature import Signature, signature_of

__all__ = ["Watched"]

# Taken once: in a `watching` block jax.jit is another function.
_jit = jax.jit

_SHARED_KINDS = (Kind.STATIC, Kind.MUTATED)


class Watched:
    """A jitted function that knows, for each call, whether it traced, compiled or hit, and why.

    Made by `jitguide.watch`. Call it like the function that `jax.jit` returns.

    Attributes:
        last: the last call, a `Call`.
        calls: every call that was not a plain hit, oldest first.
        hazards: the hazards found so far.
    """

    def __init__(
        self,
        fun: Callable[..., Any],
        options: dict[str, Any],
        say: Callable[[str], object] | None,
        many: int,
    ) -> None:
        events.install()
        sentinel.epoch()
        self._say = say
        self._many = many
        self._made_at = caller()
        self._lock = threading.RLock()
        self._body: Body | None
        self._jitted: Any
        jitted_elsewhere = hasattr(fun, "lower") and hasattr(fun, "__wrapped__")
        if jitted_elsewhere and not options:
            # Its options cannot be read, so it is run as it is and watched from outside.
            self._body, self._jitted = None, fun
            self._memory = Memory()
            self._parameters = Parameters(fun)
        else:
            source = inspect.unwrap(fun) if jitted_elsewhere else fun
            self._body = body_of(source)
            self._memory = self._body.memory
            self._jitted = _jit(self._body, **options)
            self._parameters = Parameters(
                source, options.get("static_argnums"), options.get("static_argnames")
            )
        self._any_static = self._parameters.any_static and self._body is not None
        self._options = ", ".join(f"{k}={v!r}" for k, v in sorted(options.items()))
        self._fun = fun
        functools.update_wrapper(self, fun, updated=())
        self.__wrapped__ = fun
        self.__name__ = name_of(fun)
        self._call_count = 0
        self._hit_count = 0
        self._hit_seconds = 0.0
        self._last: Call | tuple[int, float] | None = None
        self._snapshot = Snapshot(())
        self._shared: set[Any] = set()
        self._warned: set[tuple[str, str | None]] = set()
        self._deaf = False
        self._static_history: dict[str, dict[Any, Any]] = {}
        self.calls: list[Call] = []
        self.hazards: list[Hazard] = []
        self.needs_value: dict[str, str] = {}  # argument -> the error that says so

    # ---- the call

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Call the jitted function, and note what that did."""
        running = events.frames()
        frame = Frame(self._body)
        running.append(frame)
        start = perf_counter()
        try:
            result = self._jitted(*args, **kwargs)
        except BaseException as error:
            seconds = perf_counter() - start
            running.pop()
            try:
                self._raised(frame, error, seconds, args, kwargs)
            except Exception as other:
                self._unexplained(frame, seconds, other)
            raise
        seconds = perf_counter() - start
        running.pop()
        # JAX also reports a trace where it only looked one up: with a body of our own, ask that.
        heard = self._body is None and frame.heard_traces
        if frame.traces or frame.compiles or frame.eager_runs or heard:
            self._missed(frame, seconds, args, kwargs)
            return result
        with self._lock:
            self._call_count = number = self._call_count + 1
            self._hit_count += 1
            self._hit_seconds += seconds
            self._last = (number, seconds)
        if self._any_static:
            values = self._parameters.static_values(args, kwargs)
            if self._memory.mixed or not self._snapshot.holds(values):
                self._check_sharing(values, args, kwargs, number)
        elif self._body is None and running:
            self._hit_in_the_dark(number, seconds)
        return result

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __repr__(self) -> str:
        return f"<jitguide.watch of {getattr(self, '__qualname__', self._fun)!s}>"

    def _hit_in_the_dark(self, number: int, seconds: float) -> None:
        # From 0.10 on JAX reports no trace inside another trace, and this body is not ours.
        with self._lock:
            self._hit_count -= 1
            self._hit_seconds -= seconds
            text = "called inside another trace, where JAX reports nothing"
            cause = Cause(Kind.UNKNOWN, None, "", "", text)
            self._record(Call(number, None, None, (cause,), seconds=seconds, inside=True))

    def _missed(self, frame: Frame, seconds: float, args: Any, kwargs: dict[str, Any]) -> None:
        before = len(self.calls)
        try:
            self._explain(frame, seconds, args, kwargs)
        except HazardWarning:  # the user's filter made it an error
            raise
        except Exception as error:
            # Whatever an odd argument did to the explanation, the call itself went well.
            if len(self.calls) == before:
                self._unexplained(frame, seconds, error)

    def _unexplained(self, frame: Frame, seconds: float, error: BaseException) -> None:
        text = f"cannot tell: the explanation raised {type(error).__name__}: {error}"
        with self._lock:
            self._call_count += 1
            call = Call(
                number=self._call_count,
                traced=frame.traces > 0 or (self._body is None and frame.heard_traces > 0),
                compiled=frame.compiles > 0,
                causes=(Cause(Kind.UNKNOWN, None, "", "", text),),
                seconds=seconds,
                traces=frame.traces,
                compiles=frame.compiles,
            )
            self._record(call)

    def _explain(self, frame: Frame, seconds: float, args: Any, kwargs: dict[str, Any]) -> None:
        signature = signature_of(self._parameters, args, kwargs, self._body is not None)
        inside = bool(signature.tracers) or any(other.depth for other in events.frames())
        traced: bool | None = frame.traces > 0
        if self._body is None and frame.heard_traces:
            traced = True if frame.compiles or inside else None
        if frame.eager_runs and not traced:
            self._ran_without_jit(seconds)
            return
        compiled: bool | None = frame.compiles > 0
        if traced and not compiled and not inside and not events.is_listening():
            self._deaf, compiled = True, None
        epoch = sentinel.epoch() if traced else 0
        with self._lock, self._memory.lock:
            self._call_count = number = self._call_count + 1
            if traced:
                causes, against = self._why_traced(signature, epoch, number, compiled)
                self._remember(signature, args, kwargs)
            elif traced is None:
                text = "JAX reports a trace, also where it only looks one up, and no compile"
                causes, against = [Cause(Kind.UNKNOWN, None, "", "", text)], None
            else:
                causes, against = self._why_compiled(signature)
            call = Call(
                number=number,
                traced=traced,
                compiled=compiled,
                causes=tuple(causes),
                compared_with=against,
                seconds=seconds,
                trace_seconds=frame.trace_seconds,
                compile_seconds=frame.compile_seconds,
                traces=frame.traces or int(self._body is None and bool(traced)),
                compiles=frame.compiles,
                from_disk=frame.from_disk,
                inside=inside,
            )
            self._record(call)
        if self._any_static and traced is False:
            self._check_sharing(self._parameters.static_values(args, kwargs), args, kwargs, number)
        self._look_for_hazards(signature, call)

    def _ran_without_jit(self, seconds: float) -> None:
        with self._lock:
            self._call_count += 1
            old, new = "False", str(bool(jax.config.jax_disable_jit))
            text = f"jax_disable_jit is {new}, so the body ran on values"
            causes = (Cause(Kind.NO_JIT, "jax_disable_jit", old, new, text),)
            self._record(Call(self._call_count, False, False, causes, seconds=seconds, eager=True))

    # ---- why

    def _why_traced(
        self, signature: Signature, epoch: int, number: int, compiled: bool | None
    ) -> tuple[list[Cause], str | None]:
        entries = self._memory.entries
        mine = f"call {number}"
        placements = [] if compiled is False else [signature]
        entry = Entry(signature, mine, self._options, epoch, placements)
        if not entries:
            causes = [self._first_cause()]
            entries.append(entry)
            return causes, None
        nearest, causes = self._nearest(signature)
        against = nearest.call
        if not causes:
            causes = self._why_again(nearest, entry)
        if not causes:
            causes = placement_causes(nearest.signature, signature)
        if not causes:
            causes = other_causes(nearest.signature, signature)
        if not causes:
            text = (
                f"nothing that can be seen differs from {against}: its trace was evicted from a "
                "full cache, or depends on something out of sight (cannot tell)"
            )
            causes = [Cause(Kind.UNKNOWN, None, "", "", text)]
            entries.remove(nearest)
        entries.append(entry)
        return causes, against

    def _first_cause(self) -> Cause:
        if self._body is not None:
            found = new_function_cause(self._body, self._made_at)
            if found is not None:
                return found
        failed = " (earlier calls raised)" if any(call.error for call in self.calls) else ""
        return Cause(Kind.FIRST, None, "", "", f"first call{failed}")

    def _nearest(self, signature: Signature) -> tuple[Entry, list[Cause]]:
        """Return the earlier trace with the fewest differences, the latest of equals."""
        best: tuple[Entry, list[Cause]] | None = None
        for entry in reversed(self._memory.entries):
            causes = trace_causes(entry.signature, signature, self._parameters.defaults)
            if best is None or len(causes) < len(best[1]):
                best = entry, causes
            if not causes:
                break
        assert best is not None
        return best

    def _why_again(self, nearest: Entry, entry: Entry) -> list[Cause]:
        """Say why a call was traced that does not differ from an earlier trace."""
        if nearest.dropped:
            text = "clear_cache() of this function was called in between"
        elif nearest.epoch < entry.epoch:
            text = "jax.clear_caches() was called in between"
        elif nearest.options != entry.options:
            was, now = (e.options or "no options" for e in (nearest, entry))
            text = f"jitted with other options: {was} -> {now}"
            return [Cause(Kind.NEW_FUNCTION, None, was, now, text)]
        else:
            return []
        self._memory.entries.remove(nearest)
        return [Cause(Kind.CLEARED, None, "", "", text)]

    def _why_compiled(self, signature: Signature) -> tuple[list[Cause], str | None]:
        if not self._memory.entries:
            text = "traced before it was watched (cannot tell what differs)"
            return [Cause(Kind.UNKNOWN, None, "", "", text)], None
        entry, differing = self._nearest(signature)
        if differing and (shared := self._shared_trace(signature)) is not None:
            entry = shared[0]
        if not entry.placements:
            entry.placements.append(signature)
            where = "inside another trace" if entry.call.startswith("call") else "ahead of time"
            text = f"traced by {entry.call} {where}, compiled by itself only now"
            return [Cause(Kind.COMPILE, None, "", "", text)], entry.call
        if entry.dropped:
            entry.dropped = False
            entry.placements = [signature]
            text = "clear_cache() of this function was called in between"
            return [Cause(Kind.CLEARED, None, "", "", text)], entry.call
        best = placement_causes(entry.placements[-1], signature)
        for earlier in reversed(entry.placements[:-1]):
            causes = placement_causes(earlier, signature)
            if len(causes) < len(best):
                best = causes
        if not best:
            best = other_causes(entry.signature, signature)
        entry.placements.append(signature)
        if not best and signature.tracers:
            kinds = " and ".join(signature.tracers)
            text = (
                f"called under a transformation ({kinds}), whose own shapes cannot be seen from "
                "here (cannot tell what differs)"
            )
            best = [Cause(Kind.TRANSFORMATION, None, "", kinds, text)]
        if not best:
            text = "no difference that can be seen asks for another program (cannot tell)"
            best = [Cause(Kind.UNKNOWN, None, "", "", text)]
        return best, entry.call

    def _remember(self, signature: Signature, args: Any, kwargs: dict[str, Any]) -> None:
        values = self._parameters.static_values(args, kwargs)
        self._memory.remember(values, tuple(map(exact, values)))
        self._snapshot = Snapshot(values)
        for slot in signature.slots:
            if slot.role == "static":
                self._static_history.setdefault(slot.name, {})[slot.key] = slot.value

    # ---- hits that share a trace

    def _check_sharing(
        self, values: tuple[Any, ...], args: Any, kwargs: dict[str, Any], number: int
    ) -> None:
        key = tuple(map(exact, values))
        memory = self._memory
        if key in self._shared:
            return
        with memory.lock:
            if memory.is_only_variant(values, key):
                self._snapshot = Snapshot(values)
                return
            if not memory.entries:
                return
            signature = signature_of(self._parameters, args, kwargs)
            shared = self._shared_trace(signature)
        if shared is None:
            return  # the same trace, as far as can be seen
        self._shared.add(key)
        entry, causes = shared
        for hazard in of_sharing(causes, entry.call, number):
            self._found(hazard)

    def _shared_trace(self, signature: Signature) -> tuple[Entry, list[Cause]] | None:
        """Return the trace that a hit must have reused, if it was made for other static values."""
        found: tuple[Entry, list[Cause]] | None = None
        epoch = sentinel.latest()
        for entry in reversed(self._memory.entries):
            if entry.dropped or entry.epoch < epoch:
                continue  # JAX has forgotten it
            causes = trace_causes(entry.signature, signature, self._parameters.defaults)
            if not causes:
                return None
            # Where another thread has traced these very values and not noted it yet, no trace is
            # known whose values are equal.
            if found is None and all(
                cause.kind in _SHARED_KINDS
                and _is_equal(entry.signature, signature, cause.argument)
                for cause in causes
            ):
                found = entry, causes
        return found

    # ---- errors

    def _raised(
        self, frame: Frame, error: BaseException, seconds: float, args: Any, kwargs: dict[str, Any]
    ) -> None:
        traced = frame.traces > 0 or (self._body is None and frame.heard_traces > 0)
        values = self._parameters.static_values(args, kwargs) if self._any_static else ()
        unhashable = [v for v in values if v is not OMITTED and hashing(v) == "unhashable"]
        signature = signature_of(self._parameters, args, kwargs, self._body is not None)
        with self._lock:
            self._call_count = number = self._call_count + 1
            first_line = str(error).splitlines()[0] if str(error) else type(error).__name__
            argument = None
            if unhashable:
                slot = next(
                    s for s in signature.slots if s.role == "static" and s.value is unhashable[0]
                )
                argument = slot.name
                text = f"{argument} is a {type(slot.value).__name__}, which has no hash"
            elif names := _named_in(error):
                argument = names[0]
                for name in names:
                    self.needs_value[name] = type(error).__name__
                text = f"the body needs the value of {' and '.join(names)}, which is traced"
            else:
                text = first_line if len(first_line) <= 100 else first_line[:97] + "..."
            cause = Cause(Kind.RAISED, argument, "", type(error).__name__, text)
            call = Call(
                number=number,
                traced=traced,
                compiled=frame.compiles > 0,
                causes=(cause,),
                seconds=seconds,
                trace_seconds=frame.trace_seconds,
                compile_seconds=frame.compile_seconds,
                traces=frame.traces,
                compiles=frame.compiles,
                error=type(error).__name__,
            )
            self._record(call)
        for hazard in of_static_arguments(signature, number):
            if hazard.kind == HazardKind.UNHASHABLE:
                # The error itself says so; a warning that became an error would hide it.
                self._found(hazard, warn=False)

    # ---- bookkeeping

    def _record(self, call: Call) -> None:
        self.calls.append(call)
        self._last = call
        if self._say is not None:
            self._say(f"{self.__name__}: {call}")

    def _look_for_hazards(self, signature: Signature, call: Call) -> None:
        found = of_static_arguments(signature, call.number)
        for name, values in self._static_history.items():
            traces = sum(1 for c in self.calls if c.traced and not c.error)
            distinct = list(values.values())
            found += of_history(
                name, distinct, max(traces, self._call_count), self._many, call.number
            )
        for cause in call.causes:
            if cause.kind == Kind.NEW_FUNCTION and cause.argument is None and cause.new:
                found.append(Hazard(HazardKind.FUNCTION, None, cause.text, call.number))
        for hazard in found:
            self._found(hazard)

    def _found(self, hazard: Hazard, warn: bool = True) -> None:
        with self._lock:
            key = (hazard.kind, hazard.argument)
            first = key not in self._warned
            if first or hazard.kind in (HazardKind.SHARED, HazardKind.STALE):
                self.hazards.append(hazard)
            self._warned.add(key)
        if first and warn:
            depth = _depth_of_caller()
            warnings.warn(f"{self.__name__}: {hazard}", HazardWarning, stacklevel=depth)

    # ---- what one asks for

    @property
    def last(self) -> Call | None:
        """The last call that ended, or None if there was none."""
        last = self._last
        if isinstance(last, tuple):
            return Call(last[0], False, False, seconds=last[1])
        return last

    def why(self) -> str:
        """Say in one line what the last call did, and why."""
        return "no call yet" if self.last is None else str(self.last)

    @property
    def traces(self) -> int:
        """How often the body was traced so far."""
        return sum(call.traces for call in self.calls)

    @property
    def compiles(self) -> int:
        """How many programs were compiled for it so far."""
        return sum(call.compiles for call in self.calls)

    @property
    def hits(self) -> int:
        """How many calls found their trace and program in the caches."""
        return self._hit_count

    @property
    def call_count(self) -> int:
        """How many calls there were."""
        return self._call_count

    def report(self) -> Report:
        """Return a table of calls, traces, compiles, hits and seconds, by cause."""
        if not events.is_listening():
            self._deaf = True
        with self._lock:
            return Report(
                name=self.__name__,
                calls=tuple(self.calls),
                hits=self._hit_count,
                hit_seconds=self._hit_seconds,
                hazards=tuple(self.hazards),
                deaf=self._deaf,
            )

    def advice(self) -> Advice:
        """Say for each argument what to do with it, with the evidence."""
        with self._lock, self._memory.lock:
            return advise(
                name=self.__name__,
                signatures=[entry.signature for entry in self._memory.entries],
                calls=tuple(self.calls),
                call_count=self._call_count,
                hazards=tuple(self.hazards),
                needs_value=dict(self.needs_value),
                many=self._many,
            )

    # ---- the rest of what a jitted function can do

    @contextmanager
    def _ahead_of_time(self, how: str, args: Any, kwargs: dict[str, Any]) -> Iterator[None]:
        # It traces and is no call, but the calls after it find its trace.
        frame = Frame(self._body)
        events.frames().append(frame)
        try:
            yield
        finally:
            events.frames().pop()
        if frame.traces:
            signature = signature_of(self._parameters, args, kwargs)
            epoch = sentinel.epoch()
            with self._lock, self._memory.lock:
                self._memory.entries.append(Entry(signature, how, self._options, epoch))
                self._remember(signature, args, kwargs)

    def lower(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).lower`; counts as no call."""
        with self._ahead_of_time("lower()", args, kwargs):
            return self._jitted.lower(*args, **kwargs)

    def trace(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).trace`; counts as no call."""
        with self._ahead_of_time("trace()", args, kwargs):
            return self._jitted.trace(*args, **kwargs)

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """Do as `jax.jit(fun).eval_shape`; counts as no call."""
        with self._ahead_of_time("eval_shape()", args, kwargs):
            return self._jitted.eval_shape(*args, **kwargs)

    def clear_cache(self) -> None:
        """Do as `jax.jit(fun).clear_cache`, and remember it as a cause."""
        with self._memory.lock:
            self._jitted.clear_cache()
            for entry in self._memory.entries:
                entry.dropped = True


def _is_equal(old: Signature, new: Signature, name: str | None) -> bool:
    before, after = old.slot(name or ""), new.slot(name or "")
    if before is None or after is None:
        return False
    try:
        return before.value is after.value or bool(before.value == after.value)
    except Exception:  # an equality that raises says nothing
        return False


_VALUE_OF = re.compile(r"depends on the values? of the arguments? (.+?)\.\s", re.S)


def _named_in(error: BaseException) -> list[str]:
    """Return the arguments whose value an error of JAX asks for."""
    found = _VALUE_OF.search(str(error) + "\n")
    if found is None:
        return []
    return [re.split(r"[\[.]", n)[0] for n in re.split(r",? and |, ", found.group(1)) if n]


def _depth_of_caller() -> int:
    depth, frame = 1, sys._getframe(1)
    package = __file__.rpartition("/")[0]
    while frame.f_back is not None and frame.f_code.co_filename.startswith(package):
        depth, frame = depth + 1, frame.f_back
    return depth
