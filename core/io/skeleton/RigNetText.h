#pragma once

#include "core/base/Error.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sinew {

/// What a rig file of RigNet says. Joints are numbered in the order of the file.
struct RigNetText {
    std::vector<std::string> names;                       ///< #J, no repeats
    std::vector<Vec3> positions;                          ///< #J x 3, model space
    std::vector<std::int32_t> parents;                    ///< #J, kNone for roots
    std::map<std::uint32_t, std::vector<Influence>> skin; ///< of vertices that have a line
};

/// Lines `joints NAME X Y Z`, `root NAME`, `hier PARENT CHILD` and `skin VERTEX JOINT WEIGHT ...`, in any
/// order, as RigNet (Xu et al., 2020) writes them; vertices count from 0. Error: `broken` (file, what is
/// wrong). O(n log n).
Expected<RigNetText> parseRigNet(const std::string& text, const std::string& file, ErrorCode broken);

} // namespace sinew
