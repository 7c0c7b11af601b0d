#include "core/io/fbx/FbxDocumentValues.h"

#include <cmath>
#include <type_traits>

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

} // namespace sinew
