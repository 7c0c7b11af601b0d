#include "core/deform/JointDifferences.h"

namespace sinew {

std::vector<JointDifference> jointDifferences(const WeightPair& pair, std::size_t joints) {
    std::vector<JointDifference> all(joints);
    for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
        const std::span<const Influence> reference = pair.reference.at(p);
        if (!reference.empty() && reference[0].weight > 0.5F) { // the strongest stands first
            JointDifference& ruled = all[static_cast<std::size_t>(reference[0].joint)];
            ++ruled.vertices;
            ruled.l1 += weightDifference(reference, pair.candidate.at(p));
        }
    }
    std::vector<JointDifference> found;
    for (std::size_t j = 0; j < joints; ++j) {
        if (all[j].vertices > 0) {
            all[j].joint = static_cast<std::int32_t>(j);
            all[j].l1 /= static_cast<double>(all[j].vertices);
            found.push_back(all[j]);
        }
    }
    return found;
}

} // namespace sinew
