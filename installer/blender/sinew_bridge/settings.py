"""The short list of settings, and what becomes of them on Sinew's command line. Sinew's manual explains each."""

import json

from bpy.props import EnumProperty, FloatProperty, IntProperty, StringProperty

from .program import SinewError

PRESETS = [
    ("STANDARD", "Standard", "Sinew's defaults, good for most characters"),
    ("PAPER", "Paper (2014)", "The method as it was published"),
    ("CUSTOM", "Custom", "The values below"),
    ("RECIPE", "Recipe", "A file that Sinew saved: all settings, also those of single parts and regions"),
]
SOLVERS = [
    ("geodesic", "Geodesic Voxel", "Distances inside the body: a finger is far from the thigh beside it"),
    ("heat", "Bone Heat", "Heat on the surface, as in Blender's automatic weights, but it always ends"),
    ("biharmonic", "Bounded Biharmonic", "Smooth weights inside the body; slower"),
    ("harmonic", "Harmonic", "Heat inside the body, to its end"),
    ("voxel-heat", "Voxel Heat", "Heat inside the body, from the nearest bones"),
    ("nearest", "Nearest Bone", "Distances in a straight line, through gaps too"),
    ("hierarchy", "Nearest in Hierarchy", "The same, but mixes only bones that follow each other"),
    ("inverse-distance", "Inverse Distance", "Mixes all bones"),
    ("rigid", "Rigid (Nearest Bone)", "Each vertex follows one bone"),
    ("envelope", "Envelopes", "Each vertex follows the capsules that contain it"),
    ("picture", "Flat Picture", "Distances through the pixels of a flat character"),
]
RESOLUTIONS = [("auto", "Automatic", "64, and finer around gaps between fingers, legs or folds")] + [
    (str(n), str(n), f"{n} voxels along the longest side") for n in (32, 64, 128, 256, 512, 1024)]


class BindSettings:
    """Properties of an operator that binds."""

    preset: EnumProperty(name="Preset", items=PRESETS, description="Where the settings come from")
    recipe: StringProperty(name="Recipe", subtype="FILE_PATH", description="File that Sinew saved its settings in")
    solver: EnumProperty(name="Solver", items=SOLVERS, description="What computes the weights")
    resolution: EnumProperty(name="Resolution", items=RESOLUTIONS,
                             description="Voxels along the longest side; more take more time and memory")
    max_influences: IntProperty(name="Max Influences", default=4, min=1, max=8,
                                description="Bones that may move one vertex. Most game engines take 4")
    stiffness: FloatProperty(name="Stiffness", default=0.45, min=0.0, max=1.0, subtype="FACTOR",
                             description="0 is soft like cloth, 1 is stiff with a narrow bend")
    smoothing: FloatProperty(name="Smoothing", default=0.2, min=0.0, max=1.0, subtype="FACTOR",
                             description="How far weights spread over the surface, relative to the thickness of each "
                                         "limb")
    prune_below: FloatProperty(name="Prune Below", default=0.0, min=0.0, max=0.5, precision=3,
                               description="Remove weights smaller than this")


def draw(settings, layout):
    layout.use_property_split = True
    layout.use_property_decorate = False
    layout.prop(settings, "preset")
    if settings.preset == "RECIPE":
        layout.prop(settings, "recipe")
        return
    for name in ("solver", "resolution", "max_influences"):
        layout.prop(settings, name)
    if settings.preset == "CUSTOM":
        for name in ("stiffness", "smoothing", "prune_below"):
            layout.prop(settings, name)


def arguments(settings):
    """The options of `sinew bind` that say the same."""
    if settings.preset == "RECIPE":
        return []
    options = ["--preset", "paper" if settings.preset == "PAPER" else "standard", "--solver", settings.solver,
               "--resolution", settings.resolution, "--max-influences", str(settings.max_influences)]
    if settings.preset == "CUSTOM":
        options += ["--alpha", _number(settings.stiffness), "--smoothing", _number(settings.smoothing),
                    "--prune-below", _number(settings.prune_below)]
    return options


def recipe(settings, path, bones):
    """A recipe that lets these bones alone have weight; on top of the one at `path` where that is chosen. A list of joints
    in there stays."""
    content = {"sinewRecipe": 1}
    if settings.preset == "RECIPE":
        if not path:
            raise SinewError("Choose the file of the recipe.")
        try:
            with open(path, encoding="utf-8") as file:
                content = json.load(file)
            bind = content.setdefault("bind", {})
            if not isinstance(bind.get("joints", ""), str):
                return content
        except OSError as problem:
            raise SinewError(f"{path} cannot be read: {problem.strerror or problem}") from problem
        except (ValueError, AttributeError) as problem:
            raise SinewError(f"{path} is no recipe of Sinew.") from problem
    content.setdefault("bind", {})["joints"] = bones
    return content


def _number(value):
    """As few digits as a 32-bit number needs: 0.45 and not 0.44999998807907104."""
    return f"{value:.6g}"
