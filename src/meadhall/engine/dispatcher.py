"""Compiled functions as Numba's dispatchers, which make less code than Numba's own.

- Small integers are one type, int64: else a function would be compiled anew for each width that it is called with.
- A function that other compiled functions call is kept as LLVM's IR and linked into what is called from outside.
- Machine code is made of *entry points*, which Python calls, and of *units*: large functions that stand between others,
  such as a game's `apply`, and are called by their address instead of being linked into every caller.

Only machine code is kept for later processes: each entry point and unit in a file, which names the units that it calls.
"""

import hashlib
import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from numba import _dynfunc, types
from numba.core import event, sigutils, typing
from numba.core.compiler import Compiler, CompileResult, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import Environment, lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys
from numba.core.serialize import dumps

from .linking import IrLibrary, NativeLibrary, is_keeping_ir, keeping_ir

# A function whose IR is longer than this, with all that it calls, is worth being a unit of its own.
LARGE = 60_000

ENTRY, UNIT = "entry", "unit"


class CodeFiles(Protocol):
    """Where machine code is kept."""

    def read(self, signature: Any, name: str) -> bytes | None:
        """Return what was kept under a name for a signature."""

    def write(self, signature: Any, name: str, contents: bytes) -> None:
        """Keep something under a name."""


@dataclass(frozen=True)
class KeptEnvironment:
    """An environment: the objects of Python's that machine code asks for, each by its number."""

    name: str
    module: str
    objects: list[Any]

    def restore(self) -> Environment | None:
        """Return the environment in this process; None where its numbers stand for other objects already.

        Compiling a part of another function begins its environment, too, with what that needs and in its own order.
        """
        known = lookup_environment(self.name)
        if known is None:
            known = Environment(import_module(self.module).__dict__)
            known.env_name = self.name
            Environment._memo[self.name] = known
        if not all(map(_same, known.consts, self.objects)):
            return None
        known.consts.extend(self.objects[len(known.consts) :])
        return known


def _same(one: Any, other: Any) -> bool:
    """Tell whether two objects of Python's are the same to machine code."""
    return one is other or (type(one) is type(other) and pickle.dumps(one) == pickle.dumps(other))


@dataclass(frozen=True)
class Kept:
    """What is kept of an entry point or a unit."""

    code: bytes
    symbol: str
    described: Any  # Numba's descriptor of the function
    signature: Any
    environment: KeptEnvironment
    environments: list[KeptEnvironment]  # of all functions that were linked
    units: list[tuple[str, str, Any]]  # what it calls: module, name, types of the arguments
    initialisers: list[Any]  # what has to run before


# Told of every function that has been compiled: by whom, and the types of its arguments.
listeners: list[Callable[["Dispatcher", tuple[Any, ...]], None]] = []


def canonical(kind: Any) -> Any:
    """Return the type that a function is compiled for when it is called with another."""
    plain = types.unliteral(kind) if isinstance(kind, types.IntegerLiteral | types.BooleanLiteral) else kind
    if isinstance(plain, types.Integer) and not isinstance(plain, types.Boolean) and plain.bitwidth < 64:
        return types.int64
    return plain


class NamedPipeline(Compiler):
    """Numba's pipeline, with names of functions that are the same in every process."""

    def define_pipelines(self) -> Any:
        """Name the function by what it is, before anything is made of it."""
        identity = self.state.func_id
        if "<locals>" not in identity.func_qualname:
            identity.unique_id = _digest(self.state.args)
            identity.unique_name = f"{identity.func_qualname}${identity.unique_id}"
        return super().define_pipelines()


def keep(environment: Environment) -> KeptEnvironment | None:
    """Return how another process can make an environment again; None where it cannot.

    It imports the module by its name. A module that is being taken down when Python ends has None for a name.
    """
    module = environment.globals.get("__name__")
    return KeptEnvironment(environment.env_name, module, list(environment.consts)) if isinstance(module, str) else None


def _digest(kinds: Iterable[Any]) -> str:
    return hashlib.sha256("\n".join(map(str, kinds)).encode()).hexdigest()[:16]


class Dispatcher(CPUDispatcher):
    """A function that is compiled for the types that it is called with."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None, **rest: Any) -> None:
        options = {**(targetoptions or {}), "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(py_func, locals or {}, options, **{"pipeline_class": NamedPipeline, **rest})
        self.files: CodeFiles | None = None
        self._entries: dict[Any, Any] = {}
        self._callable: set[Any] = set()
        self._units: dict[Any, Any] = {}

    def fold_argument_types(self, args: Any, kws: Any) -> Any:
        """Resolve keywords and defaults, and make types that are compiled alike the same."""
        signature, folded = self._compiler.fold_argument_types(args, kws)
        return signature, tuple(map(canonical, folded))

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return how compiled code calls this function, compiled as a part of its caller."""
        signature, folded = self.fold_argument_types(args, kws)
        return self._template(self.part(folded)), signature, folded, {}

    def _template(self, result: Any) -> Any:
        name = self.py_func.__name__
        return typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=[result.signature])

    def part(self, args: tuple[Any, ...]) -> Any:
        """Return this function, compiled to be linked into others."""
        with global_compiler_lock:
            if args not in self.overloads:
                details = {"dispatcher": self, "args": args, "return_type": None}
                with (
                    keeping_ir(self.targetctx.codegen()),
                    self._compiling_counter,
                    event.trigger_event("numba:compile", data=details),
                ):
                    self.overloads[args] = self._compiler.compile(args, None)
                for listener in listeners:
                    listener(self, args)
            return self.overloads[args]

    def unit(self, args: tuple[Any, ...]) -> Any:
        """Return this function, compiled to be called by others: as a unit if it is large, else as a part."""
        if self.files is None or not is_keeping_ir():
            # Numba's own cache, in which a caller may be that is not ours, knows nothing of units.
            return self.part(args)
        with global_compiler_lock:
            if args not in self._units:
                result = self._load(UNIT, args)
                if result is None:
                    result = self.part(args)
                    if result.library.whole_size() > LARGE:
                        result = self._make_unit(args, result)
                if isinstance(result.library, NativeLibrary):
                    self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self._units[args] = result
            return self._units[args]

    def compile(self, sig: Any) -> Any:
        """Return what Python calls for the types of its arguments."""
        with global_compiler_lock:
            given = tuple(sigutils.normalize_signature(sig)[0])
            args = tuple(map(canonical, given))
            if args not in self._entries:
                if not self._can_compile:
                    raise RuntimeError("compilation disabled")
                result = self._load(ENTRY, args)
                if result is None:
                    self._cache_misses[sig] += 1
                    result = self._make_entry(args)
                else:
                    self._cache_hits[sig] += 1
                self._entries[args] = result
            function = self._entries[args].entry_point
            # Numba's own code finds it from now on. Known twice, it would be ambiguous and asked for here at each call.
            for kinds in {args, given} - self._callable:
                self._insert([kind._code for kind in kinds], function, False)
                self._callable.add(kinds)
            return function

    def _make_entry(self, args: tuple[Any, ...]) -> Any:
        part = self._units.get(args) or self.part(args)
        context = self.targetctx.subtarget(enable_nrt=True)
        library = NativeLibrary(context.codegen(), part.fndesc.qualname)
        library.exported.append(part.fndesc.llvm_cpython_wrapper_name)
        wrapper = IrLibrary(context.codegen(), part.fndesc.qualname)
        with keeping_ir(context.codegen()), context.push_code_library(wrapper):
            context.create_cpython_wrapper(
                wrapper,
                part.fndesc,
                part.environment,
                part.call_helper,
                release_gil=bool(self.targetoptions.get("nogil")),
            )
        wrapper.add_linking_library(rtsys.library)  # a unit brings its own, which nobody else may call
        wrapper.add_linking_library(part.library)
        library.add_linking_library(wrapper)
        return self._finished(ENTRY, args, part, library)

    def _make_unit(self, args: tuple[Any, ...], part: Any) -> Any:
        library = NativeLibrary(part.target_context.codegen(), part.fndesc.qualname)
        library.exported.append(part.fndesc.llvm_func_name)
        library.add_linking_library(part.library)
        return self._finished(UNIT, args, part, library)

    def _finished(self, kind: str, args: tuple[Any, ...], part: Any, library: NativeLibrary) -> Any:
        """Make machine code and keep it."""
        (symbol,) = library.exported
        address = library.address(symbol)
        part.fndesc.typemap = part.fndesc.calltypes = None
        environments = [environment for name in library.environments() if (environment := lookup_environment(name))]
        own = keep(part.environment)
        kept_environments = list(filter(None, map(keep, environments)))
        # A function that Numba writes itself, such as the loop of an array expression, is in no module and needs no objects.
        missing = any(environment.consts for environment in environments if keep(environment) is None)
        if self.files is not None and own is not None and not missing and not library.has_dynamic_globals:
            units = [unit.place for unit in library.units]
            initialisers = list(library.initialisers)
            code = library.machine_code()
            kept = Kept(code, symbol, part.fndesc, part.signature, own, kept_environments, units, initialisers)
            self.files.write(args, self._name(kind, args), dumps(kept))
        return self._result(library, address, part.fndesc, part.signature, part.environment, environments)

    def _load(self, kind: str, args: tuple[Any, ...]) -> Any:
        contents = self.files.read(args, self._name(kind, args)) if self.files is not None else None
        if contents is None:
            return None
        self.targetctx.refresh()
        try:
            kept: Kept = pickle.loads(contents)
            own = kept.environment.restore()
            environments = [found for environment in kept.environments if (found := environment.restore())]
        except Exception:
            return None  # whatever is wrong with it, it is compiled and kept once more
        if own is None or len(environments) < len(kept.environments):
            return None
        for initialise in kept.initialisers:
            initialise()
        with keeping_ir(self.targetctx.codegen()):
            units = [getattr(import_module(module), name).unit(kinds) for module, name, kinds in kept.units]
        if not all(isinstance(unit.library, NativeLibrary) for unit in units):
            return None
        library = NativeLibrary.load(self.targetctx.codegen(), kept.described.qualname, kept.code, [kept.symbol])
        address = library.address(kept.symbol)
        for environment in environments:
            type(library.codegen).set_env(library.codegen, environment.env_name, environment)
        return self._result(library, address, kept.described, kept.signature, own, environments)

    def _result(
        self, library: NativeLibrary, address: int, described: Any, signature: Any, environment: Any, environments: Any
    ) -> CompileResult:
        name = described.qualname.split(".")[-1]
        args = tuple(signature.args)
        library.place = (self.py_func.__module__, self.py_func.__qualname__, args)
        library.part = lambda: self.part(args).library
        function = _dynfunc.make_function(
            described.lookup_module(),
            name,
            f"compiled wrapper for {name!r}",
            address,
            environment,
            (library, environments),
        )
        return compile_result(
            typing_context=self.typingctx,
            target_context=self.targetctx,
            entry_point=function,
            signature=signature,
            objectmode=False,
            fndesc=described,
            library=library,
            environment=environment,
        )

    def _name(self, kind: str, args: tuple[Any, ...]) -> str:
        """Name an entry point or a unit."""
        return f"{self.py_func.__module__}.{self.py_func.__qualname__}-{_digest([kind, *args])}"


def dispatch_call(key: Any, choose: Callable[[Any], Dispatcher]) -> None:
    """Let compiled code that calls a function of Python's call another one, chosen by the type of the first argument."""
    found: dict[tuple[bool, Any], Any] = {}

    def generic(self: Any, args: Any, kws: Any) -> Any:
        function = choose(args[0])
        signature, folded = function.fold_argument_types(args, kws)
        result = function.unit(folded)
        chosen = function._template(result)(self.context).apply(folded, {})
        found[is_keeping_ir(), chosen.args] = result.entry_point
        return chosen.replace(pysig=signature)

    template = type(
        f"Chosen({key.__name__})",
        (typing.templates.AbstractTemplate,),
        {
            "key": key,
            "generic": generic,
            "get_impl_key": lambda self, signature: found[is_keeping_ir(), signature.args],
        },
    )
    typing.templates.infer(template)
    typing.templates.infer_global(key, types.Function(cast(Any, template)))
