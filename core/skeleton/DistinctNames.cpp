#include "core/skeleton/DistinctNames.h"

#include <unordered_map>
#include <unordered_set>

namespace sinew {

std::vector<std::string> distinctJointNames(const Skeleton& skeleton) {
    std::vector<std::string> names;
    std::unordered_set<std::string> taken;
    std::unordered_map<std::string, int> bearers;
    for (const Joint& joint : skeleton.joints) {
        std::string name = joint.name;
        int& number = bearers[joint.name];
        for (++number;
             !taken.insert(number > 1 ? joint.name + " #" + std::to_string(number) : name).second;) {
            ++number;
        }
        names.push_back(number > 1 ? joint.name + " #" + std::to_string(number) : std::move(name));
    }
    return names;
}

} // namespace sinew
