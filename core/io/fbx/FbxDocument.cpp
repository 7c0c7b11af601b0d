#include "core/io/fbx/FbxDocument.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>
#include <utility>

namespace sinew {
namespace {

template<typename T>
constexpr bool isNumber = std::is_arithmetic_v<T>;

template<typename To, typename From>
To converted(From value) {
    if constexpr (std::is_integral_v<To> && std::is_floating_point_v<From>) {
        // Casting what does not fit is undefined; no index or id is that large.
        constexpr double kLargest = 9e18;
        const auto wide = static_cast<double>(value);
        return std::abs(wide) < kLargest ? static_cast<To>(wide) : To{};
    } else {
        return static_cast<To>(value);
    }
}

template<typename To>
void appendNumbers(const FbxProperty& property, std::vector<To>& into) {
    std::visit(
        [&](const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (isNumber<Value>) {
                into.push_back(converted<To>(value));
            } else if constexpr (!std::is_same_v<Value, std::string> && !std::is_same_v<Value, FbxBlob>) {
                into.reserve(into.size() + value.size());
                for (const auto element : value) {
                    into.push_back(converted<To>(static_cast<typename Value::value_type>(element)));
                }
            }
        },
        property);
}

template<typename To>
std::vector<To> numbersOf(const FbxNode* node) {
    std::vector<To> numbers;
    if (node != nullptr) {
        for (const FbxProperty& property : node->properties) {
            appendNumbers(property, numbers);
        }
        // Text files wrap an array's numbers in a node of its own, called "a".
        if (const FbxNode* array = node->child("a"); array != nullptr) {
            numbers = numbersOf<To>(array);
        }
    }
    return numbers;
}

} // namespace

std::optional<double> fbxNumber(const FbxProperty& property) {
    return std::visit(
        [](const auto& value) -> std::optional<double> {
            if constexpr (isNumber<std::decay_t<decltype(value)>>) {
                return static_cast<double>(value);
            } else {
                return std::nullopt;
            }
        },
        property);
}

std::optional<std::int64_t> fbxInteger(const FbxProperty& property) {
    std::vector<std::int64_t> numbers;
    if (fbxNumber(property)) {
        appendNumbers(property, numbers);
    }
    return numbers.empty() ? std::nullopt : std::optional(numbers.front());
}

std::string fbxText(const FbxNode* node, std::size_t property) {
    if (node == nullptr || property >= node->properties.size()) {
        return {};
    }
    const auto* text = std::get_if<std::string>(&node->properties[property]);
    return text == nullptr ? std::string() : *text;
}

std::vector<double> fbxDoubles(const FbxNode* node) {
    return numbersOf<double>(node);
}

std::vector<std::int64_t> fbxIntegers(const FbxNode* node) {
    return numbersOf<std::int64_t>(node);
}

std::optional<Transform> fbxMatrix(const FbxNode* node) {
    const std::vector<double> numbers = fbxDoubles(node);
    if (numbers.size() != 16) {
        return std::nullopt;
    }
    Transform result = Transform::Identity();
    result.affine() = Eigen::Map<const Eigen::Matrix4d>(numbers.data()).topRows<3>();
    return result;
}

std::string fbxName(const std::string& stored) {
    const std::size_t mark = stored.find(std::string("\0\1", 2));
    if (mark != std::string::npos) {
        return stored.substr(0, mark);
    }
    const std::size_t colons = stored.find("::");
    return colons == std::string::npos ? stored : stored.substr(colons + 2);
}

namespace {

/// The values of a `P` record start behind its name, type, label and flags.
constexpr std::size_t kFirstValue = 4;

std::vector<double> valuesOf(const FbxNode* properties, std::string_view name) {
    std::vector<double> values;
    if (properties == nullptr) {
        return values;
    }
    for (const FbxNode& record : properties->children) {
        if (record.name != "P" || fbxText(&record) != name) {
            continue;
        }
        for (std::size_t i = kFirstValue; i < record.properties.size(); ++i) {
            if (const std::optional<double> value = fbxNumber(record.properties[i])) {
                values.push_back(*value);
            }
        }
        break;
    }
    return values;
}

std::int64_t idAt(const FbxNode& node, std::size_t property) {
    return property < node.properties.size() ? fbxInteger(node.properties[property]).value_or(0) : 0;
}

} // namespace

FbxDocument::FbxDocument(FbxNode root)
    : m_root(std::move(root)) {
    if (const FbxNode* definitions = m_root.child("Definitions")) {
        for (const FbxNode& type : definitions->children) {
            const FbxNode* shape = type.child("PropertyTemplate");
            if (shape != nullptr && shape->child("Properties70") != nullptr) {
                m_templates.emplace_back(fbxText(&type), shape->child("Properties70"));
            }
        }
    }
    collectObjects();
    collectLinks();
}

void FbxDocument::collectObjects() {
    const FbxNode* objects = m_root.child("Objects");
    if (objects == nullptr) {
        return;
    }
    for (const FbxNode& node : objects->children) {
        FbxObject object;
        object.id = idAt(node, 0);
        object.kind = node.name;
        object.name = fbxName(fbxText(&node, 1));
        object.subtype = fbxText(&node, 2);
        object.node = &node;
        m_indexOfId.emplace_back(object.id, m_objects.size());
        m_objects.push_back(std::move(object));
    }
    std::ranges::sort(m_indexOfId);
}

void FbxDocument::collectLinks() {
    const FbxNode* connections = m_root.child("Connections");
    if (connections == nullptr) {
        return;
    }
    for (const FbxNode& link : connections->children) {
        if (link.name != "C" || link.properties.size() < 3) {
            continue;
        }
        const std::optional<std::size_t> source = find(idAt(link, 1));
        const std::optional<std::size_t> target = find(idAt(link, 2));
        if (source && target) {
            const std::string property = fbxText(&link, 3);
            m_objects[*target].sources.push_back({*source, property});
            m_objects[*source].targets.push_back({*target, property});
        }
    }
}

std::optional<std::size_t> FbxDocument::find(std::int64_t id) const {
    const auto found =
        std::lower_bound(m_indexOfId.begin(), m_indexOfId.end(), std::pair(id, std::size_t{0}));
    // Id 0 is the scene's root, which is no object.
    return id == 0 || found == m_indexOfId.end() || found->first != id ? std::nullopt
                                                                       : std::optional(found->second);
}

std::vector<std::size_t> FbxDocument::sources(std::size_t object, std::string_view kind,
                                              std::string_view subtype) const {
    std::vector<std::size_t> result;
    for (const FbxLink& link : m_objects[object].sources) {
        const FbxObject& source = m_objects[link.object];
        if (source.kind == kind && (subtype.empty() || source.subtype == subtype)) {
            result.push_back(link.object);
        }
    }
    return result;
}

std::vector<double> FbxDocument::numbers(const FbxObject& object, std::string_view property) const {
    std::vector<double> values = valuesOf(object.node->child("Properties70"), property);
    if (values.empty()) {
        const auto shape =
            std::ranges::find(m_templates, object.kind, &std::pair<std::string, const FbxNode*>::first);
        values = shape == m_templates.end() ? values : valuesOf(shape->second, property);
    }
    return values;
}

double FbxDocument::number(const FbxObject& object, std::string_view property, double fallback) const {
    const std::vector<double> values = numbers(object, property);
    return values.empty() ? fallback : values.front();
}

double FbxDocument::setting(std::string_view property, double fallback) const {
    const FbxNode* settings = m_root.child("GlobalSettings");
    const std::vector<double> values =
        valuesOf(settings == nullptr ? nullptr : settings->child("Properties70"), property);
    return values.empty() ? fallback : values.front();
}

namespace {

constexpr double kTicksPerSecond = 46186158000.0;
constexpr std::int32_t kCustomMode = 14;

/// Of modes of one rate the one to write comes first.
constexpr std::array<std::pair<std::int32_t, double>, 17> kModes{{{1, 120.0},
                                                                  {2, 100.0},
                                                                  {3, 60.0},
                                                                  {4, 50.0},
                                                                  {5, 48.0},
                                                                  {6, 30.0},
                                                                  {7, 30.0},
                                                                  {9, 30.0 / 1.001},
                                                                  {8, 30.0 / 1.001},
                                                                  {10, 25.0},
                                                                  {11, 24.0},
                                                                  {12, 1000.0},
                                                                  {13, 24.0 / 1.001},
                                                                  {15, 96.0},
                                                                  {16, 72.0},
                                                                  {17, 60.0 / 1.001},
                                                                  {18, 120.0 / 1.001}}};
/// Rates this close are the same: files say 29.97 for 30 / 1.001.
constexpr double kSameRate = 2e-5;

} // namespace

std::int64_t fbxTime(double seconds) {
    return std::llround(seconds * kTicksPerSecond);
}

double fbxSeconds(double ktime) {
    return ktime / kTicksPerSecond;
}

FbxTimeMode fbxTimeMode(double frameRate) {
    const auto* known = std::ranges::find_if(
        kModes, [&](const auto& mode) { return std::abs(mode.second - frameRate) < kSameRate * frameRate; });
    return known == kModes.end() ? FbxTimeMode{kCustomMode, frameRate} : FbxTimeMode{known->first, -1.0};
}

double fbxFrameRate(const FbxTimeMode& mode) {
    if (mode.mode == kCustomMode) {
        return std::isfinite(mode.customFrameRate) ? std::max(mode.customFrameRate, 0.0) : 0.0;
    }
    const auto* known = std::ranges::find(kModes, mode.mode, &std::pair<std::int32_t, double>::first);
    return known == kModes.end() ? 0.0 : known->second;
}

} // namespace sinew
