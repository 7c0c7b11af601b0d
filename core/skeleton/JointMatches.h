#pragma once

#include "core/skeleton/Skeleton.h"

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Two joints of different skeletons that a user says are the same. `to` empty: `from` has no counterpart.
struct JointMapping {
    std::string from;
    std::string to;
    bool operator==(const JointMapping&) const = default;
};

/// Of every joint of `from` the joint of `to` that is the same, kNone: there is none. By the table; then by
/// the same name; then by the same name without what stands before a colon, whatever its case and whatever
/// joins its words; then by the bone of a human that both names say (humanoidBones). Of several the first
/// counts. Names in the table that no joint has say nothing (unknownName). O(#J log #J).
std::vector<std::int32_t> matchJoints(const Skeleton& from, const Skeleton& to,
                                      std::span<const JointMapping> table = {});

/// The first name of the table that no joint of its skeleton has, or nothing. O(#table #J).
std::string unknownName(const Skeleton& from, const Skeleton& to, std::span<const JointMapping> table);

} // namespace sinew
