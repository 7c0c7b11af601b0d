import os
from typing import Any, Callable, Mapping, Optional, Sequence, Tuple, TypedDict, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

__version__: str

Progress = Optional[Callable[[str, float], Optional[bool]]]
Path = Union[str, "os.PathLike[str]"]

class Error(Exception):
    code: str
    advice: str
    arguments: Tuple[str, ...]

class InputError(Error, ValueError): ...
class Canceled(Error): ...

class Weights:
    @property
    def indices(self) -> NDArray[np.int32]: ...
    @property
    def values(self) -> NDArray[np.float32]: ...
    @property
    def shape(self) -> Tuple[int, int]: ...
    @property
    def report(self) -> Optional[dict[str, Any]]: ...
    def dense(self) -> NDArray[np.float32]: ...
    def csr(self) -> Any: ...

class Mesh:
    @property
    def name(self) -> str: ...
    @property
    def vertices(self) -> NDArray[np.float64]: ...
    @property
    def faces(self) -> NDArray[np.int64]: ...
    @property
    def polygons(self) -> Tuple[NDArray[np.int64], NDArray[np.int64]]: ...

class Skeleton:
    @property
    def names(self) -> list[str]: ...
    @property
    def parents(self) -> NDArray[np.int32]: ...
    @property
    def joints(self) -> NDArray[np.float64]: ...
    @property
    def matrices(self) -> NDArray[np.float64]: ...
    def __len__(self) -> int: ...

class Clip(TypedDict):
    name: str
    duration: float
    frame_rate: float

class Saved(TypedDict):
    files: list[str]
    kept: bool
    notices: list[dict[str, Any]]

class Character:
    @property
    def meshes(self) -> list[Mesh]: ...
    @property
    def skeleton(self) -> Skeleton: ...
    @property
    def weights(self) -> list[Optional[Weights]]: ...
    @property
    def clips(self) -> list[Clip]: ...
    @property
    def unit(self) -> float: ...
    @property
    def file(self) -> str: ...
    @property
    def report(self) -> Optional[dict[str, Any]]: ...
    def set_weights(self, mesh: Union[int, str], indices: ArrayLike, values: ArrayLike) -> None: ...
    def bind(
        self,
        recipe: Union[Path, Mapping[str, Any], None] = None,
        *,
        threads: int = 0,
        progress: Progress = None,
        **settings: Any,
    ) -> Character: ...
    def explain(
        self,
        vertex: int,
        mesh: Union[int, str] = 0,
        *,
        bones: int = 8,
        threads: int = 0,
        progress: Progress = None,
    ) -> dict[str, Any]: ...
    def pose(
        self,
        rotations: Union[ArrayLike, Mapping[str, ArrayLike], None] = None,
        translations: Optional[ArrayLike] = None,
        *,
        clip: Union[int, str, None] = None,
        time: float = 0.0,
        method: str = "linear",
        threads: int = 0,
        progress: Progress = None,
    ) -> list[NDArray[np.float64]]: ...
    def bake(
        self,
        *,
        method: str = "dual-quaternion",
        helpers: bool = True,
        shapes: int = 24,
        max_influences: int = 8,
        threads: int = 0,
        progress: Progress = None,
    ) -> dict[str, Any]: ...
    def fit_skeleton(
        self,
        template: str = "biped",
        *,
        names: str = "mixamo",
        markers: Optional[Mapping[str, ArrayLike]] = None,
        spine: int = 3,
        fingers: int = 5,
        twists: int = 0,
        threads: int = 0,
        progress: Progress = None,
    ) -> list[dict[str, Any]]: ...
    def transfer_from(
        self,
        source: Character,
        *,
        reach: float = 0.05,
        angle: float = 60.0,
        smoothing: int = 0,
        max_influences: int = 4,
        threads: int = 0,
        progress: Progress = None,
    ) -> list[dict[str, int]]: ...
    def save(
        self,
        file: Path,
        *,
        profile: Optional[str] = None,
        animations: Optional[bool] = None,
        packed: Optional[bool] = None,
        rebuild: bool = False,
        force: bool = False,
        threads: int = 0,
        progress: Progress = None,
    ) -> Saved: ...

def bind(
    vertices: ArrayLike,
    faces: ArrayLike,
    bones: ArrayLike,
    parents: Optional[ArrayLike] = None,
    names: Optional[Sequence[str]] = None,
    *,
    unit: float = 1.0,
    threads: int = 0,
    progress: Progress = None,
    **settings: Any,
) -> Weights: ...
def open(
    file: Path, *, program: Optional[Path] = None, threads: int = 0, progress: Progress = None
) -> Character: ...
def settings() -> dict[str, dict[str, Any]]: ...
def solvers() -> list[str]: ...
