#pragma once

#include "core/skeleton/Skeleton.h"

#include <set>
#include <string>

namespace sinew {

/// Gives out names for new joints of a skeleton, none twice.
class FreeNames {
public:
    explicit FreeNames(const Skeleton& skeleton);

    /// The name itself, or with the next free number: "tail" becomes "tail_2", "tail_2" "tail_3", "Bone.001"
    /// "Bone.002". O(log #J) mostly.
    std::string take(const std::string& wanted);
    bool has(const std::string& name) const { return m_taken.contains(name); }

private:
    std::set<std::string> m_taken;
};

/// The name with a word at its end, before the letter of its side: "arm_l" and "twist_01" give
/// "arm_twist_01_l".
std::string nameWith(const std::string& name, const std::string& word);

} // namespace sinew
