"""What Blender 3.4 to 5 call by different names, all of it: no other file of the add-on asks for a version.

Each function looks for what is there instead of comparing numbers, so that it needs no change where Blender keeps its names.
tests/installer/test_bridge.py runs each one on stand-ins of both kinds.
"""

# Operators that hold on to vertices, groups or bones between two events.
_HOLDING = ("ARMATURE_OT_", "MESH_OT_", "OBJECT_OT_vertex_", "PAINT_OT_", "POSE_OT_", "SCULPT_OT_", "TRANSFORM_OT_")


def join_bone_groups(bone, other):
    """Shows an edit bone where another one is shown: on its layers (to 3.6), in its bone collections (4.0 and later)."""
    if hasattr(bone, "layers"):
        bone.layers = list(other.layers)
        return
    for collection in other.collections:
        collection.assign(bone)


def fill_triangles(mesh):
    """Makes mesh.loop_triangles valid. Blender 4.1 and later do so when these are read; then the call does nothing or is
    gone."""
    if hasattr(mesh, "calc_loop_triangles"):
        mesh.calc_loop_triangles()


def held_by(app, windows):
    """What Blender is at that a change of vertex groups would disturb; empty: nothing. 4.2 and later tell which operators
    run; before, a render alone is seen."""
    if any(app.is_job_running(kind) for kind in ("RENDER", "OBJECT_BAKE")):
        return "Blender is rendering"
    for window in windows:
        for operator in getattr(window, "modal_operators", ()):
            if operator.bl_idname.startswith(_HOLDING):
                return "Blender is in the middle of a stroke or drag"
    return ""
