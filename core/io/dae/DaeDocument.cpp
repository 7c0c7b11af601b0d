#include "core/io/dae/DaeDocument.h"

#include "core/io/source/TextWords.h"

#include <algorithm>
#include <charconv>

namespace sinew {
namespace {

std::size_t sizeAttribute(const XmlNode& node, std::string_view key, std::size_t fallback) {
    const std::string& text = node.attribute(key);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : fallback;
}

} // namespace

std::vector<double> daeNumbers(std::string_view text) {
    std::vector<double> numbers;
    for (ImportWords words(text); !words.atEnd();) {
        const std::string_view word = words.next();
        double number = 0.0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc::invalid_argument) {
            break;
        }
        numbers.push_back(number);
    }
    return numbers;
}

std::size_t DaeSource::count() const {
    const std::size_t size = std::max(numbers.size(), names.size());
    return size > offset ? (size - offset) / stride : 0;
}

const double* DaeSource::row(std::size_t index, std::size_t width) const {
    const bool there =
        width <= stride && index < count() && offset + index * stride + width <= numbers.size();
    return there ? numbers.data() + offset + index * stride : nullptr;
}

DaeDocument::DaeDocument(const XmlNode& root)
    : m_root(root) {
    collectIds(root);
}

void DaeDocument::collectIds(const XmlNode& node) {
    if (const std::string& id = node.attribute("id"); !id.empty()) {
        m_ofId.emplace(id, &node);
    }
    for (const XmlNode& child : node.children) {
        collectIds(child);
    }
}

const XmlNode& DaeDocument::find(std::string_view url) const {
    static const XmlNode none;
    url.remove_prefix(url.starts_with('#') ? 1 : 0);
    const auto found = m_ofId.find(url);
    return found == m_ofId.end() ? none : *found->second;
}

DaeSource DaeDocument::readSource(const XmlNode& source) {
    DaeSource result;
    const XmlNode& accessor = source.child("technique_common").child("accessor");
    result.stride = std::max<std::size_t>(sizeAttribute(accessor, "stride", 1), 1);
    result.offset = sizeAttribute(accessor, "offset", 0);
    for (const XmlNode& array : source.children) {
        if (array.name == "float_array" || array.name == "int_array") {
            result.numbers = daeNumbers(array.text);
        } else if (array.name == "Name_array" || array.name == "IDREF_array") {
            for (ImportWords words(array.text); !words.atEnd();) {
                result.names.emplace_back(words.next());
            }
        }
    }
    return result;
}

DaeSource DaeDocument::readInput(const XmlNode& holder, std::string_view semantic) const {
    for (const XmlNode& input : holder.children) {
        if (input.name == "input" && input.attribute("semantic") == semantic) {
            return readSource(find(input.attribute("source")));
        }
    }
    return {};
}

} // namespace sinew
