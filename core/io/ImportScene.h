#pragma once

#include "core/base/Expected.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <filesystem>

namespace sinew {

struct ImportedScene {
    Scene scene;
    Notices notices; ///< everything that was repaired, guessed or left out
};

/// Reads a character file: FBX, glTF/GLB, OBJ, PLY, STL, DAE and what else Assimp reads. Points are the
/// artist's points (what the reader split is welded again), polygons stay polygons, all meshes stand in one
/// space in the bind pose, Y up. Errors: FileNotFound, FileUnreadable, FileEmpty, FileBroken, FormatUnknown,
/// NoMesh, NoFaces, TooManyFaces, TooManyJoints, SkeletonCycle, OutOfMemory, Canceled. Never throws.
Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress);

/// Reads a skeleton alone, from a rigged file of any format importScene reads, `.tgf`, `.bvh`, `.skel` (CSE
/// 169) or a
/// `.json` list of {name, parent, head, tail}. Errors as importScene, and SkeletonBroken.
struct ImportedSkeleton {
    std::string sourceFile; ///< path it was read from
    Skeleton skeleton;
    std::vector<bool> weighted; ///< #J joints that carry weight in that file; empty when it has no weights
    Notices notices;
};
Expected<ImportedSkeleton> importSkeleton(const std::filesystem::path& file, Progress& progress);

/// Gives `scene` another skeleton; weights, rigid joints and clips that spoke of the old one are carried over
/// by joint name where all names match, and dropped with a notice otherwise.
Notices replaceSkeleton(Scene& scene, ImportedSkeleton skeleton);

} // namespace sinew
