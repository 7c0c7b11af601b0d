#pragma once

#include "core/base/Names.h"
#include "core/bind/BindSettings.h"
#include "core/io/ExportScene.h"

namespace sinew {

// Words for what recipes, command line and reports name; those of plain settings are with their rows.

constexpr Names<VoxelEditKind, 2> kVoxelEditNames{
    {{"separate", VoxelEditKind::Separate}, {"connect", VoxelEditKind::Connect}}};
/// The words of older recipes.
constexpr Names<VoxelEditKind, 2> kOldVoxelEditNames{
    {{"open", VoxelEditKind::Separate}, {"close", VoxelEditKind::Connect}}};
constexpr Names<bool, 2> kSwitchNames{{{"on", true}, {"off", false}}};
constexpr Names<PartBinding, 5> kPartBindingNames{{{"smooth", PartBinding::Smooth},
                                                   {"rigid", PartBinding::Rigid},
                                                   {"copy", PartBinding::CopySkin},
                                                   {"limit", PartBinding::LimitJoints},
                                                   {"skip", PartBinding::Skip}}};
/// The words of older recipes and command lines.
constexpr Names<PartBinding, 4> kOldPartBindingNames{{{"solve", PartBinding::Smooth},
                                                      {"follow", PartBinding::CopySkin},
                                                      {"only", PartBinding::LimitJoints},
                                                      {"exclude", PartBinding::Skip}}};
constexpr Names<SolidShape, 4> kSolidShapeNames{{{"point", SolidShape::Point},
                                                 {"sphere", SolidShape::Sphere},
                                                 {"capsule", SolidShape::Capsule},
                                                 {"box", SolidShape::Box}}};
constexpr Names<EngineProfile, 4> kProfileNames{{{"unity", EngineProfile::Unity},
                                                 {"unreal", EngineProfile::Unreal},
                                                 {"godot", EngineProfile::Godot},
                                                 {"blender", EngineProfile::Blender}}};

} // namespace sinew
