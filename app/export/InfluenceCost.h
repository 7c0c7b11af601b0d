#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <QString>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// How many joints may move a vertex on a platform; 0: any number. The limits are those of their makers'
/// manuals: Unity skins by 4 unless the project says "Unlimited", Unreal by 8, or 12 where the project allows
/// it, Godot by 4, or 8 where a mesh asks for it, glTF by 4 in programs that read one set of joints alone.
constexpr Names<std::size_t, 11> kInfluencePresets{{{"quest", 4},
                                                    {"roblox", 4},
                                                    {"unity-mobile", 4},
                                                    {"unity", 4},
                                                    {"unity-unlimited", 0},
                                                    {"unreal-8", 8},
                                                    {"unreal-12", 12},
                                                    {"godot", 4},
                                                    {"godot-8", 8},
                                                    {"gltf", 4},
                                                    {"vrm", 4}}};

/// "Meta Quest" of "quest".
QString influencePresetText(std::string_view key);
/// Those of a limit, "Meta Quest, Roblox, Unity"; empty: there is none.
QString influencePlatforms(std::size_t limit);

/// What a limit of influences takes from a character.
struct InfluenceCost {
    std::size_t limit = 0;
    std::size_t vertices = 0; ///< that lose influences
    std::size_t total = 0;    ///< with weights
    double lost = 0.0;        ///< the largest fraction of a vertex' weights that goes
    double largest = 0.0;     ///< metres, how far a vertex goes astray in the pose
    double mean = 0.0;        ///< metres, over all vertices with weights
};

/// Of each of `limits`, by linear skinning in a pose that bends every limb (showingPose). `weights`: of every
/// part of the scene, null: none. Error: Canceled. O(#limits #P k).
Expected<std::vector<InfluenceCost>> influenceCosts(const Scene& scene, const PartWeights& weights,
                                                    std::span<const std::size_t> limits, Progress& progress);

/// "213 of 5000 vertices lose influences, up to 8 % of their weights; 1.2 mm at most, 0.1 mm on average, in a
/// pose that bends every limb."
QString influenceCostText(const InfluenceCost& cost, double metersPerUnit);

} // namespace sinew
