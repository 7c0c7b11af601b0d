#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/parse/FbxUpgrade.h"

#include <algorithm>
#include <array>
#include <span>

namespace sinew {
namespace {

/// Old names of what moves a model, and the new ones.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kTransforms{
    {{"T", "Lcl Translation"}, {"R", "Lcl Rotation"}, {"S", "Lcl Scaling"}}};

const FbxNode* channelNamed(const FbxNode& parent, std::string_view name) {
    const auto found = std::ranges::find_if(parent.children, [&](const FbxNode& child) {
        return child.name == "Channel" && fbxText(&child) == name;
    });
    return found == parent.children.end() ? nullptr : &*found;
}

/// How a key goes on to the next: the one capital letter in what is stored of it.
bool isInterpolation(const FbxProperty& property) {
    const auto* text = std::get_if<std::string>(&property);
    return text != nullptr && (*text == "U" || *text == "L" || *text == "C");
}

/// One number over time: time, value and interpolation of each key, then letters and numbers about tangents.
std::vector<FbxNode> curveContent(const FbxNode& channel) {
    std::vector<std::int64_t> times;
    std::vector<double> values;
    const FbxNode* keys = channel.child("Key");
    for (std::size_t i = 2; keys != nullptr && i < keys->properties.size(); ++i) {
        const auto time = fbxInteger(keys->properties[i - 2]);
        const auto value = fbxNumber(keys->properties[i - 1]);
        if (isInterpolation(keys->properties[i]) && time && value) {
            times.push_back(*time);
            values.push_back(*value);
        }
    }
    return {FbxNode{"KeyTime", {std::move(times)}, {}}, FbxNode{"KeyValueFloat", {std::move(values)}, {}}};
}

class TakeUpgrader {
public:
    TakeUpgrader(FbxUpgradedObjects& objects, std::int64_t layer)
        : m_objects(objects)
        , m_layer(layer) {}

    void read(const FbxNode& model) {
        const std::optional<std::int64_t> id = m_objects.find(fbxText(&model));
        if (!id) {
            return;
        }
        if (const FbxNode* transform = channelNamed(model, "Transform")) {
            for (const auto& [old, property] : kTransforms) {
                if (const FbxNode* channel = channelNamed(*transform, old)) {
                    const std::array<std::pair<std::string, const FbxNode*>, 3> axes{
                        {{"d|X", channelNamed(*channel, "X")},
                         {"d|Y", channelNamed(*channel, "Y")},
                         {"d|Z", channelNamed(*channel, "Z")}}};
                    drive(*id, std::string(property), axes);
                }
            }
        }
        const auto channels = m_objects.shapeChannels.find(*id);
        for (const FbxNode& child : model.children) {
            if (child.name == "Channel" && channels != m_objects.shapeChannels.end()) {
                const auto shape = channels->second.find(fbxText(&child));
                if (shape != channels->second.end()) {
                    const std::array<std::pair<std::string, const FbxNode*>, 1> curve{
                        {{"d|DeformPercent", &child}}};
                    drive(shape->second, "DeformPercent", curve);
                }
            }
        }
    }

private:
    /// Adds a curve node that drives a property, and its curves.
    void drive(std::int64_t target, const std::string& property,
               std::span<const std::pair<std::string, const FbxNode*>> curves) {
        FbxNode constants{"Properties70", {}, {}};
        for (const auto& [name, channel] : curves) {
            const FbxNode* constant = channel == nullptr ? nullptr : channel->child("Default");
            if (constant != nullptr && !constant->properties.empty()) {
                constants.children.push_back({"P",
                                              {name, std::string("Number"), std::string(), std::string("A"),
                                               fbxNumber(constant->properties.front()).value_or(0.0)},
                                              {}});
            }
        }
        const std::int64_t node = m_objects.add("AnimationCurveNode", property, "", {std::move(constants)});
        m_objects.connect(node, m_layer);
        m_objects.connect(node, target, property);
        for (const auto& [name, channel] : curves) {
            if (channel != nullptr && channel->child("Key") != nullptr) {
                m_objects.connect(m_objects.add("AnimationCurve", "", "", curveContent(*channel)), node,
                                  name);
            }
        }
    }

    FbxUpgradedObjects& m_objects;
    std::int64_t m_layer;
};

} // namespace

void upgradeTakes(const FbxNode& takes, FbxUpgradedObjects& objects) {
    for (const FbxNode& take : takes.children) {
        if (take.name != "Take") {
            continue;
        }
        FbxNode properties{"Properties70", {}, {}};
        const std::vector<std::int64_t> span = fbxIntegers(take.child("LocalTime"));
        if (!span.empty()) {
            properties.children.push_back({"P",
                                           {std::string("LocalStart"), std::string("KTime"),
                                            std::string("Time"), std::string(), span.front()},
                                           {}});
        }
        const std::int64_t stack = objects.add("AnimationStack", fbxText(&take), "", {std::move(properties)});
        const std::int64_t layer = objects.add("AnimationLayer", fbxText(&take), "", {});
        objects.connect(layer, stack);
        TakeUpgrader upgrader(objects, layer);
        for (const FbxNode& model : take.children) {
            if (model.name == "Model") {
                upgrader.read(model);
            }
        }
    }
}

} // namespace sinew
