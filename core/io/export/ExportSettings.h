#pragma once

#include "core/base/Names.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/drivers/Driver.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace sinew {

/// The engine or program a file is made for: decides its unit, and of which Godot a scene is.
enum class EngineProfile { Unity, Unreal, Godot, Godot3, Blender, Maya, Max, Houdini };

/// Whether characters are made in it rather than played: it takes any number of influences and has drivers
/// of its own.
constexpr bool isAuthoringTool(EngineProfile profile) {
    return profile >= EngineProfile::Blender;
}

/// Whether NAME.drivers.json is written beside a file in which joints drive something (DriversFile.h).
enum class EngineFiles {
    ByProfile, ///< for Unity, Unreal and Godot
    Always,
    Never
};

constexpr Names<EngineFiles, 3> kEngineFilesNames{
    {{"auto", EngineFiles::ByProfile}, {"on", EngineFiles::Always}, {"off", EngineFiles::Never}}};

constexpr bool writesEngineFiles(EngineFiles files, EngineProfile profile) {
    return files == EngineFiles::Always || (files == EngineFiles::ByProfile && !isAuthoringTool(profile));
}

struct ExportSettings {
    EngineProfile profile = EngineProfile::Blender;
    std::size_t maxInfluences = 8; ///< per vertex; 0: all (glTF and engines take 4 or 8)
    float pruneBelow = 0.0F;       ///< smaller weights are left out and the rest renormalised
    bool animations = true;
    /// glTF and VRM: weights in bytes that sum to 255, joints in bytes where there are no more than 256 of
    /// them: 8 bytes a vertex of up to 4 influences, where floats take 20.
    bool packed = false;
    /// Pictures read by path go into the file too; else they are only named, and those that exist nowhere
    /// but in the source stay inside. glTF always embeds.
    bool embedTextures = true;
    /// Write anew even where the file that was read could be kept and get another skin (saveScene).
    bool rebuild = false;
    /// A file that is kept stays in its unit, whatever the profile asks for. Else one in another unit is
    /// written anew.
    bool keepUnit = true;
    /// The scene's unit is not the one that its file names (ReadSettings::unitFactor): the file is written
    /// anew.
    bool rescaled = false;
    /// A file that is kept gets weights of sum 1 where those that it stores had another sum. Weights that are
    /// invalid never stay.
    bool correctSums = false;
    /// Buffer and pictures beside a .gltf may replace files that the .gltf in their place does not name.
    bool replaceSideFiles = false;
    /// Files that are never replaced by those beside a .gltf, unless replaceSideFiles: what the scene was
    /// read from.
    std::vector<std::filesystem::path> sources;
    VrmSettings vrm; ///< of a VRM that is written anew
    /// What joints drive. A VRM gets those that its constraints say as well (nodeConstraints), the file for
    /// engines all. Clips have them as keys already (bakeDrivers).
    Drivers drivers;
    EngineFiles engineFiles = EngineFiles::Never;
};

/// Metres per written unit: 0.01 with Unreal, Maya and 3ds Max, which count in centimetres, else 1. Always 1
/// for glTF.
constexpr double metersPerUnit(EngineProfile profile) {
    const bool centimetres =
        profile == EngineProfile::Unreal || profile == EngineProfile::Maya || profile == EngineProfile::Max;
    return centimetres ? 0.01 : 1.0;
}

} // namespace sinew
