#pragma once

#include "core/base/Names.h"
#include "core/bind/BindSettings.h"
#include "core/io/ExportScene.h"

namespace sinew {

// Words for what recipes, command line and reports name; those of plain settings are with their rows.

constexpr Names<VoxelEditKind, 2> kVoxelEditNames{
    {{"separate", VoxelEditKind::Open}, {"connect", VoxelEditKind::Close}}};
/// The words of older recipes.
constexpr Names<VoxelEditKind, 2> kOldVoxelEditNames{
    {{"open", VoxelEditKind::Open}, {"close", VoxelEditKind::Close}}};
constexpr Names<VoxelEditShape, 2> kVoxelShapeNames{
    {{"box", VoxelEditShape::Box}, {"sphere", VoxelEditShape::Sphere}}};
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
constexpr Names<HandleShape, 4> kHandleShapeNames{{{"point", HandleShape::Point},
                                                   {"sphere", HandleShape::Sphere},
                                                   {"capsule", HandleShape::Capsule},
                                                   {"box", HandleShape::Box}}};
constexpr Names<RegionArea, 4> kRegionShapeNames{{{"sphere", RegionArea::Sphere},
                                                  {"capsule", RegionArea::Capsule},
                                                  {"box", RegionArea::Box},
                                                  {"painted", RegionArea::Painted}}};
constexpr Names<EngineProfile, 4> kProfileNames{{{"unity", EngineProfile::Unity},
                                                 {"unreal", EngineProfile::Unreal},
                                                 {"godot", EngineProfile::Godot},
                                                 {"blender", EngineProfile::Blender}}};

} // namespace sinew
