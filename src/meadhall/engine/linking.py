"""How compiled functions are put together: each is kept as LLVM's IR, and only what Python or another unit calls becomes machine code.

Numba optimises every function with all that it calls and turns it into machine code, though most functions are only ever
called by other compiled ones, which link and optimise the same once more. Here a function is an `IrLibrary` until somebody
needs its address. Then a `NativeLibrary` links it with all that it calls, each once, optimises that and makes machine code.

This builds on parts of Numba that may change. Where one of them is missing, importing this fails, and `compiled.py` compiles
as Numba does by itself.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.cpu import CPUContext
from numba.core.environment import lookup_environment
from numba.core.runtime import rtsys

ENVIRONMENT = "_ZN08NumbaEnv"
# Where Numba calls a function that is being compiled: by its name, which must then stay known.
UNRESOLVED = ".numba.unresolved$"
# What is added to the names of functions that nobody outside calls.
HIDDEN = ".hidden"

# What of Numba's is used or replaced here, by its names.
EXPECTED = {
    JITCodeLibrary: (
        "_finalize_final_module",
        "_get_module_for_linking",
        "_optimize_final_module",
        "_raise_if_finalized",
        "_set_compiled_object",
        "add_linking_library",
        "add_llvm_module",
        "enable_object_caching",
        "get_pointer_to_function",
    ),
    JITCPUCodegen: ("_create_empty_module", "_library_class", "create_library", "magic_tuple", "set_env"),
    CPUContext: ("create_cpython_wrapper", "insert_user_function", "push_code_library", "subtarget"),
}
missing = [f"{kind.__name__}.{name}" for kind, names in EXPECTED.items() for name in names if not hasattr(kind, name)]
if missing:
    raise ImportError(f"This version of Numba has no {', '.join(missing)}.")


class NativeLibrary(JITCodeLibrary):
    """Machine code of some functions that are called from outside, with all that they call."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.exported: list[str] = []
        self.units: list[NativeLibrary] = []  # whose functions are called, not taken in
        self.takes_in_units = False
        self.initialisers: set[Callable[[], object]] = set()  # what has to run before the code is used
        # Of a unit: where it is found (module, name, types of the arguments), and the same as IR.
        self.place: tuple[str, str, tuple[Any, ...]]
        self.part: Callable[[], IrLibrary]
        self.enable_object_caching()

    @classmethod
    def load(cls, codegen: Any, name: str, code: bytes, exported: Iterable[str]) -> "NativeLibrary":
        """Return the library that machine code was taken from, in this process or another."""
        library = cls(codegen, name)
        library.exported.extend(exported)
        library._set_compiled_object(code)
        library._finalize_final_module()
        codegen._engine._defined_symbols.update(library.exported)
        return library

    def add_linking_library(self, library: Any) -> None:
        """Link a library when this one becomes machine code."""
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        """Link, optimise and make machine code."""
        self._raise_if_finalized()
        for module in self._modules():
            self._final_module.link_in(module, preserve=True)
        self._hide()
        self._optimize_final_module()
        self._rename_hidden()
        self._check_called()
        self._final_module.verify()
        self._finalize_final_module()
        self._code: Any = self._compiled_object
        for name in self.environments():
            type(self._codegen).set_env(self._codegen, name, lookup_environment(name))

    def _modules(self) -> Iterator[Any]:
        """List everything that is called, each once; note which units it is that are called."""
        seen = set()
        others = []
        waiting = list(reversed(self._linking_libraries))
        while waiting:
            library = waiting.pop()
            if library in seen:
                continue
            seen.add(library)
            if isinstance(library, NativeLibrary):
                if self.takes_in_units:
                    waiting.append(library.part())
                else:
                    self.units.append(library)
                continue
            self.initialisers.update(getattr(library, "_reload_init", ()))
            if isinstance(library, IrLibrary):
                yield from library.modules
                waiting.extend(reversed(library._linking_libraries))
            else:
                others.append(library)
        # LLVM takes from these only what is called by what it has linked before; all may count references.
        for library in sorted(others, key=lambda library: library is rtsys.library):
            yield library._get_module_for_linking()

    def _hide(self) -> None:
        """Let nobody outside call what is not exported, so that what was inlined everywhere can be left out."""
        if any(variable.name.startswith(UNRESOLVED) for variable in self._final_module.global_variables):
            return
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self.exported:
                function.linkage = "internal"

    def _rename_hidden(self) -> None:
        """Give names of their own to functions that nobody outside calls.

        Loaded code finds functions by their names, even hidden ones. LLVM may have changed the arguments that a hidden copy
        of a unit takes, so whoever looks for the unit must not find the copy.
        """
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.internal:
                function.name = f"{function.name}{HIDDEN}"

    def _check_called(self) -> None:
        """Refuse code that calls what is not there: where it is loaded nobody complains, and it jumps to nowhere."""
        units = {name for unit in self.units for name in unit.exported}
        for function in self._final_module.functions:
            name = function.name
            if not function.is_declaration or name.startswith(("llvm.", UNRESOLVED)) or name in units:
                continue
            if not llvm.address_of_symbol(name):
                raise RuntimeError(f"Compiled code calls {name}, which nothing that is linked has.")

    def machine_code(self) -> bytes:
        """Return the machine code as it can be kept."""
        code: bytes = self._code
        return code

    def environments(self) -> list[str]:
        """Return the names of the environments, which hold Python's objects for compiled code."""
        variables = (variable.name for variable in self._final_module.global_variables)
        return [name for name in variables if name.startswith(ENVIRONMENT) and lookup_environment(name) is not None]

    def address(self, name: str) -> int:
        """Return where an exported function is."""
        self._ensure_finalized()
        address: int = self._codegen._engine.get_function_address(name)
        return address

    def _get_module_for_linking(self) -> Any:
        """Return what others need to call this: nothing but names, which they declare themselves."""
        self._ensure_finalized()
        return llvm.parse_assembly(str(self._codegen._create_empty_module(self.name)))


class IrLibrary(JITCodeLibrary):
    """A function as LLVM's IR."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.modules: list[Any] = []
        self.size = 0  # the length of its text
        self._native: NativeLibrary | None = None
        self._whole: Any = None

    def add_linking_library(self, library: Any) -> None:
        """Remember that a library is called."""
        if library not in self._linking_libraries:
            self._linking_libraries.append(library)

    def add_ir_module(self, ir_module: Any) -> None:
        """Take in what was generated, as it is."""
        self._raise_if_finalized()
        text = cgutils.normalize_ir_text(str(ir_module))
        self.size += len(text)
        module = llvm.parse_assembly(text)
        module.name = ir_module.name
        self.add_llvm_module(module)

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take in a module, as it is."""
        ll_module.data_layout = self._codegen._data_layout
        self.modules.append(ll_module)

    def finalize(self) -> None:
        """Expect no more modules."""
        self._finalized = True

    def whole_size(self) -> int:
        """Return the length of the text of all that is called."""
        seen: set[Any] = {self}
        waiting = [self]
        total = 0
        while waiting:
            library = waiting.pop()
            total += library.size
            for called in library._linking_libraries:
                if isinstance(called, IrLibrary) and called not in seen:
                    seen.add(called)
                    waiting.append(called)
        return total

    def get_function(self, name: str) -> Any:
        """Return the function named `name`."""
        for module in self.modules:
            try:
                return module.get_function(name)
            except NameError:
                pass
        raise NameError(name)

    def get_pointer_to_function(self, name: str) -> int:
        """Return where a function's machine code is, made now; 0 for a function that is not here."""
        try:
            self.get_function(name)
        except NameError:
            return 0
        if self._native is None:
            self._native = NativeLibrary(self._codegen, self.name)
            self._native.exported.extend(
                function.name for module in self.modules for function in module.functions if not function.is_declaration
            )
            self._native.add_linking_library(self)
        return self._native.address(name)

    def _get_module_for_linking(self) -> Any:
        """Return all that is called as one module, for libraries of Numba's own, whose cache knows nothing of units."""
        if self._whole is None:
            gathered = NativeLibrary(self._codegen, self.name)
            gathered.takes_in_units = True
            gathered.add_linking_library(self)
            for module in gathered._modules():
                gathered._final_module.link_in(module, preserve=True)
            for function in gathered._final_module.functions:
                if not function.is_declaration:
                    function.linkage = "linkonce_odr"
            self._whole = gathered._final_module
        return self._whole


_depth = 0


@contextmanager
def keeping_ir(codegen: Any) -> Iterator[None]:
    """Let whatever Numba compiles meanwhile be kept as IR. Its global lock has to be held."""
    global _depth
    if not _depth:
        codegen._library_class = IrLibrary
        # An environment is set when there is machine code that it is for.
        codegen.set_env = lambda name, environment: None
    _depth += 1
    try:
        yield
    finally:
        _depth -= 1
        if not _depth:
            del codegen._library_class, codegen.set_env


def is_keeping_ir() -> bool:
    """Tell whether what is being compiled is kept as IR."""
    return _depth > 0
