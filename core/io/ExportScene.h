#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/scene/VrmSettings.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The engine a file is made for: decides its unit.
enum class EngineProfile { Unity, Unreal, Godot, Blender };

struct ExportSettings {
    EngineProfile profile = EngineProfile::Blender;
    std::size_t maxInfluences = 8; ///< per vertex; 0: all (glTF and engines take 4 or 8)
    float pruneBelow = 0.0F;       ///< smaller weights are left out and the rest renormalised
    bool animations = true;
    /// Pictures read by path go into the file too; else they are only named, and those that exist nowhere
    /// but in the source stay inside. glTF always embeds.
    bool embedTextures = true;
    /// Write anew even where the file that was read could be kept and get another skin (saveScene).
    bool rebuild = false;
    /// A file that is kept stays in its unit, whatever the profile asks for. Else one in another unit is
    /// written anew.
    bool keepUnit = true;
    /// A file that is kept gets weights of sum 1 where those that it stores had another sum. Weights that are
    /// invalid never stay.
    bool correctSums = false;
    /// Buffer and pictures beside a .gltf may replace files that the .gltf in their place does not name.
    bool replaceSideFiles = false;
    /// Files that are never replaced by those beside a .gltf, unless replaceSideFiles: what the scene was
    /// read from.
    std::vector<std::filesystem::path> sources;
    VrmSettings vrm; ///< of a VRM that is written anew
};

/// Metres per written unit: 1 with Unity, Godot and Blender, 0.01 with Unreal. Always 1 for glTF.
double metersPerUnit(EngineProfile profile);

/// Writes the scene by extension: .fbx (binary 7400), .glb, .gltf, .vrm (1.0), .obj (mesh alone). Written
/// beside the target and renamed, so a failure leaves an old file whole; mode and owner of an old file are
/// kept, and a link's target is what is written. The same scene gives the same bytes. `written`: all files,
/// the named one first. Errors: FormatNotWritable, FileUnwritable, SideFileExists, NoMesh, OutOfMemory,
/// Canceled; of a VRM those of checkExport.
Expected<Notices> exportScene(const Scene& scene, const std::filesystem::path& file,
                              const ExportSettings& settings, Progress& progress,
                              std::vector<std::filesystem::path>* written = nullptr);

/// Whether the format can hold the scene, which any but VRM can. Errors: as humanoidOf; VrmAuthorMissing.
Expected<void> checkExport(const Scene& scene, const std::filesystem::path& file,
                           const ExportSettings& settings);

/// The files that exportScene will put beside `file`, before there is anything to write: buffer and pictures
/// of a .gltf, none of other formats.
std::vector<std::filesystem::path> plannedSideFiles(const Scene& scene, const std::filesystem::path& file);

/// Whether exportScene may write those: each is new, or part of the old file of that name. For whoever has
/// much to do before. Errors: SideFileExists; as checkExport.
Expected<void> checkSideFiles(const Scene& scene, const std::filesystem::path& file,
                              const ExportSettings& settings);

/// Extensions exportScene writes, with the dot.
std::vector<std::string> writableExtensions();

/// Writes bytes beside `file` and renames over it, keeping its mode and owner; into a pipe or a device at
/// once. Error: FileUnwritable.
Expected<void> writeFileWhole(const std::filesystem::path& file, std::string_view bytes);

} // namespace sinew
