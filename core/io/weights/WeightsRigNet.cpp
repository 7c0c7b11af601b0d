#include "core/io/skeleton/RigNetText.h"
#include "core/io/weights/WeightTexts.h"

#include <array>
#include <charconv>

namespace sinew {
namespace {

std::string rigNetSkeleton(const Skeleton& skeleton, const std::vector<std::string>& names) {
    std::string text;
    std::string root;
    std::string bones;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        text += "joints " + names[j];
        for (const double coordinate : skeleton.position(j)) {
            text += ' ' + nineDigits(coordinate);
        }
        text += '\n';
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent == kNone) {
            root = root.empty() ? "root " + names[j] + '\n' : root; // RigNet knows one
        } else {
            bones += "hier " + names[static_cast<std::size_t>(parent)] + ' ' + names[j] + '\n';
        }
    }
    return text + root + bones;
}

} // namespace

std::string nineDigits(double value) {
    std::array<char, 40> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 9);
    return {digits.data(), end.ptr};
}

std::string weightsRigNet(const Scene& scene) {
    const std::vector<std::string> names = fileJointWords(scene.skeleton);
    std::string text = rigNetSkeleton(scene.skeleton, names);
    std::size_t first = 0;
    for (const Part& part : scene.parts) {
        const std::size_t count = part.mesh->vertexCount();
        for (std::size_t v = 0; v < count; ++v) {
            text += "skin " + std::to_string(first + v);
            for (const Influence& influence :
                 part.weights ? part.weights->at(v) : std::span<const Influence>()) {
                text += ' ' + names[static_cast<std::size_t>(influence.joint)] + ' ' +
                        nineDigits(static_cast<double>(influence.weight));
            }
            text += '\n';
        }
        first += count;
    }
    return text;
}

Expected<FileWeights> readWeightsRigNet(const std::string& text, const std::string& file) {
    Expected<RigNetText> rig = parseRigNet(text, file, ErrorCode::WeightsBroken);
    if (!rig) {
        return fail(rig.error());
    }
    if (rig->skin.empty()) {
        return weightsBroken(file, "it has no line that begins with skin");
    }
    FileWeights weights;
    weights.joints = std::move(rig->names);
    const std::size_t count = std::size_t{rig->skin.rbegin()->first} + 1;
    weights.parts.push_back({"", count, std::move(rig->skin)});
    return weights;
}

} // namespace sinew
