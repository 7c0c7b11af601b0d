#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/io/build/BuildScene.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <optional>

namespace sinew {

/// How a file is read.
struct ImportOptions {
    /// The program that reads what is read through Assimp, in a process of its own with limits of time and
    /// memory (core/io/assimp/ReaderProgram.h). Empty: it is read in this process, which a broken file can
    /// then crash.
    std::filesystem::path readerProgram;
    ReadSettings read = {};
};

/// Reads a character file of any format in core/io/Formats.cpp: the usual ones by readers of this project's
/// own, which see what Assimp hides and survive what it does not, the rest through Assimp. Vertices are the
/// artist's vertices (what the reader split is welded again), polygons stay polygons, all meshes stand in one
/// space in the bind pose, Y up. Errors: FileNotFound, FileUnreadable, FileEmpty, FileBroken, FormatUnknown,
/// NoMesh, MotionOnly, NoFaces, PositionsUnusable, TooManyFaces, TooManyJoints, SkeletonBroken,
/// SkeletonCycle, OutOfMemory, ReaderTimedOut, ReaderCrashed, ReaderOutOfMemory, Canceled. Never throws.
Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress,
                                    const ImportOptions& options = {});

/// A skeleton from a file of its own.
struct ImportedSkeleton {
    std::string sourceFile;              ///< path it was read from
    std::optional<double> metersPerUnit; ///< nothing where the format does not tell
    Skeleton skeleton;
    std::vector<bool> weighted; ///< #J joints that carry weight in that file; empty when it has no weights
    Notices notices;
};

/// Reads a skeleton alone, from a rigged file of any format importScene reads, `.tgf`, `.bvh`, `.skel`
/// (CSE 169) or a `.json` list of {name, parent, head, tail}. Errors as importScene, and NoSkeleton.
Expected<ImportedSkeleton> importSkeleton(const std::filesystem::path& file, Progress& progress,
                                          const ImportOptions& options = {});

/// importScene without asking for meshes: what a skeleton file needs. `map`, when given, is filled.
Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options, SourceMap* map = nullptr);

/// A scene and where its things are in its file.
struct MappedScene {
    ImportedScene imported;
    SourceMap map;
};

/// What a scene was when it was read (Scene::origin), which no edit changes: its file, parts, skeleton and
/// avatar, nothing else; and which bytes the file held. Its clips are left out: they would be kept twice.
struct SceneOrigin {
    MappedScene mapped;
    ContentSum sum;
};

/// importScene for whoever writes into the file again. Reading is deterministic: the map fits every scene
/// that was read from the same bytes. Errors: as importScene.
Expected<MappedScene> importMapped(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options = {});

/// Gives `scene` another skeleton, scaled to the scene's unit where both files tell theirs. Weights, rigid
/// joints and clips that spoke of the old one are carried over by joint name where all names match (clips:
/// and the axes), and dropped otherwise. Notices: SkeletonReplaced, AnimationIgnored.
Notices replaceSkeleton(Scene& scene, ImportedSkeleton skeleton);

/// The animations of a file and the skeleton that they move.
struct ImportedMotion {
    Skeleton skeleton;
    std::vector<Clip> clips; ///< without morph targets; may be empty
    Notices notices;         ///< about its frames: MotionFramesMissing, MotionRateGuessed
};

/// Reads the animations of a file of any format that importSkeleton reads; it needs no mesh. Clips without a
/// name are called like the file. Errors: as importSkeleton, and MotionBroken.
Expected<ImportedMotion> importMotion(const std::filesystem::path& file, Progress& progress,
                                      const ImportOptions& options = {});

} // namespace sinew
