#include "core/solve/geodesic/distances/JoinedBones.h"

namespace sinew {

JoinedBones joined(const std::vector<DistanceSeeds>& sources) {
    JoinedBones all;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const auto before = static_cast<std::uint32_t>(all.path.bones.size());
        all.path.bones.insert(all.path.bones.end(), sources[s].bones.begin(), sources[s].bones.end());
        all.ofBone.resize(all.path.bones.size(), s);
        for (DistanceSeed seed : sources[s].seeds) {
            seed.bone += seed.bone == kNoBone ? 0 : before;
            all.path.seeds.push_back(seed);
        }
    }
    return all;
}

} // namespace sinew
