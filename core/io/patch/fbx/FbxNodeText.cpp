#include "core/io/patch/fbx/FbxNodeText.h"

#include <charconv>
#include <type_traits>

namespace sinew {
namespace {

/// Lists go on in the next line from here on; readers with a limit have it at 2048 or more.
constexpr std::size_t kLongestLine = 1024;

template<typename T>
constexpr bool isTextArray =
    !std::is_arithmetic_v<T> && !std::is_same_v<T, std::string> && !std::is_same_v<T, FbxBlob>;

template<typename T>
void appendNumber(std::string& out, T number) {
    char digits[32];
    const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
    out.append(digits, error == std::errc() ? end : digits);
}

/// Binary files keep "name\0\1Class", text files "Class::name"; quotes cannot be escaped otherwise.
std::string quoted(const std::string& value) {
    const std::size_t mark = value.find(std::string("\0\1", 2));
    const std::string shown =
        mark == std::string::npos ? value : value.substr(mark + 2) + "::" + value.substr(0, mark);
    std::string result(1, '"');
    for (const char c : shown) {
        if (c == '"') {
            result += "&quot;";
        } else {
            result += c;
        }
    }
    return result + '"';
}

template<typename T>
void appendList(std::string& out, const std::vector<T>& values, const FbxTextStyle& style) {
    std::size_t line = out.size();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) {
            out += ',';
        }
        if (out.size() - line > kLongestLine) {
            out += style.lineBreak;
            line = out.size();
        }
        if constexpr (std::is_same_v<T, bool>) {
            out += values[i] ? '1' : '0';
        } else {
            appendNumber(out, values[i]);
        }
    }
}

struct ValueText {
    std::string& out;
    const FbxTextStyle& style;

    void operator()(bool value) const { out += value ? (style.old ? 'Y' : 'T') : (style.old ? 'N' : 'F'); }
    void operator()(const std::string& value) const { out += quoted(value); }
    void operator()(const FbxBlob& /*value*/) const {}
    template<typename T>
    void operator()(const T& value) const {
        if constexpr (isTextArray<T>) {
            appendList(out, value, style);
        } else {
            appendNumber(out, value);
        }
    }
};

/// How many numbers the array has that is the node's only property; nothing for other nodes.
bool holdsArray(const FbxNode& node, std::size_t& count) {
    return node.properties.size() == 1 && std::visit(
                                              [&](const auto& value) {
                                                  if constexpr (isTextArray<std::decay_t<decltype(value)>>) {
                                                      count = value.size();
                                                      return true;
                                                  } else {
                                                      return false;
                                                  }
                                              },
                                              node.properties.front());
}

} // namespace

std::string fbxValuesText(const std::vector<FbxProperty>& properties, const FbxTextStyle& style) {
    std::string out;
    for (std::size_t i = 0; i < properties.size(); ++i) {
        const bool text = std::holds_alternative<std::string>(properties[i]);
        out += i == 0 ? "" : text ? ", " : ",";
        std::visit(ValueText{out, style}, properties[i]);
    }
    return out;
}

std::string fbxNodeText(const FbxNode& node, const std::string& indent, const FbxTextStyle& style) {
    std::string out = indent + node.name + ": ";
    std::size_t count = 0;
    if (!style.old && holdsArray(node, count)) {
        out += "*" + std::to_string(count) + " {" + style.lineBreak + indent + "\ta: ";
        out += fbxValuesText(node.properties, style) + style.lineBreak + indent + "} " + style.lineBreak;
        return out;
    }
    out += fbxValuesText(node.properties, style);
    if (!node.children.empty() || node.properties.empty()) {
        out += " {" + style.lineBreak;
        for (const FbxNode& child : node.children) {
            out += fbxNodeText(child, indent + '\t', style);
        }
        out += indent + "}";
    }
    return out + style.lineBreak;
}

} // namespace sinew
