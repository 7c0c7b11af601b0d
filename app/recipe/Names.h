#pragma once

#include "core/bind/BindSettings.h"
#include "core/io/ExportScene.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace sinew {

/// The words for choices, the same on the command line, in recipes and in reports.
template<typename T, std::size_t N>
using Names = std::array<std::pair<const char*, T>, N>;

constexpr Names<Falloff, 3> kFalloffNames{
    {{"power", Falloff::Power}, {"quadratic", Falloff::Quadratic}, {"exponential", Falloff::Exponential}}};
constexpr Names<InsideRule, 2> kInsideRuleNames{
    {{"signed", InsideRule::SignedCount}, {"nearest", InsideRule::NearestFace}}};
constexpr Names<VoxelEditKind, 2> kVoxelEditNames{
    {{"open", VoxelEditKind::Open}, {"close", VoxelEditKind::Close}}};
constexpr Names<VoxelEditShape, 2> kVoxelShapeNames{
    {{"box", VoxelEditShape::Box}, {"sphere", VoxelEditShape::Sphere}}};
constexpr Names<Lookup, 2> kLookupNames{{{"smooth", Lookup::Smooth}, {"voxel", Lookup::Voxel}}};
constexpr Names<bool, 2> kSwitchNames{{{"on", true}, {"off", false}}};
constexpr Names<bool, 2> kLastBonesNames{{{"fit", true}, {"parent", false}}};
constexpr Names<bool, 2> kSideBonesNames{{{"parent", true}, {"own", false}}};
constexpr Names<PartTreatment, 5> kTreatmentNames{{{"solve", PartTreatment::Solve},
                                                   {"rigid", PartTreatment::Rigid},
                                                   {"follow", PartTreatment::Follow},
                                                   {"only", PartTreatment::Only},
                                                   {"exclude", PartTreatment::Exclude}}};
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
constexpr Names<bool MeshFixes::*, 3> kFixNames{{{"orient", &MeshFixes::orient},
                                                 {"fill", &MeshFixes::fill},
                                                 {"drop-duplicates", &MeshFixes::dropDuplicates}}};

template<typename T, std::size_t N>
const char* nameOf(const Names<T, N>& names, T value) {
    return std::ranges::find(names, value, [](const auto& entry) { return entry.second; })->first;
}

/// All the words, "a, b or c".
template<typename T, std::size_t N>
std::string listOf(const Names<T, N>& names) {
    std::string list;
    for (std::size_t i = 0; i < N; ++i) {
        list += i == 0 ? "" : (i + 1 == N ? " or " : ", ");
        list += names[i].first;
    }
    return list;
}

} // namespace sinew
