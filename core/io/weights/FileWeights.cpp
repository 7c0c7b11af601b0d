#include "core/io/weights/FileWeights.h"

#include <algorithm>
#include <set>

namespace sinew {

std::vector<std::string> distinctNames(std::vector<std::string> names) {
    for (std::string& name : names) {
        if (name.empty()) {
            name = "unnamed";
        }
    }
    std::set<std::string> taken(names.begin(), names.end());
    std::set<std::string> met;
    for (std::string& name : names) {
        if (met.insert(name).second) {
            continue;
        }
        int number = 2;
        while (!taken.insert(name + "." + std::to_string(number)).second) {
            ++number;
        }
        name += "." + std::to_string(number);
    }
    return names;
}

std::vector<std::string> filePartNames(const Scene& scene) {
    std::vector<std::string> names;
    for (const Part& part : scene.parts) {
        names.push_back(part.mesh->name);
    }
    return distinctNames(std::move(names));
}

std::vector<std::string> fileJointNames(const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return distinctNames(std::move(names));
}

std::vector<std::string> fileJointWords(const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        std::string name = joint.name;
        std::ranges::replace_if(
            name, [](char c) { return std::string_view(" \t\r\n\v\f").find(c) != std::string_view::npos; },
            '_');
        names.push_back(std::move(name));
    }
    return distinctNames(std::move(names));
}

} // namespace sinew
