#pragma once

#include <vector>

namespace sinew {

/// How far every welded vertex is from every bone, however a solver measures that, and what weights need to
/// know beside it.
struct BoneDistances {
    double extent = 1.0;                    ///< model units of a distance of 1: about the character's size
    std::vector<std::vector<float>> rows;   ///< #S rows of #G, in parts of `extent`; infinity: unreached
    std::vector<std::vector<float>> scaled; ///< the same by limb thickness (scaleByLimbThickness): what
                                            ///< weights are made of, where the settings say so
    std::vector<float> thickness;           ///< #G distance to the nearest source, model units
};

/// How thick limbs are: #G distances to the nearest source, model units. O(#G #S).
std::vector<float> distancesToNearest(const BoneDistances& distances);

} // namespace sinew
