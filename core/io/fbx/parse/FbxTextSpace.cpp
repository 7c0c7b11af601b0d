#include "core/io/fbx/parse/FbxTextSpace.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

std::size_t behindBlanks(std::string_view text, std::size_t at, std::string_view blanks) {
    return std::min(text.find_first_not_of(blanks, at), text.size());
}

} // namespace

std::size_t fbxTextInLine(std::string_view text, std::size_t at) {
    at = behindBlanks(text, at, kFbxTextBlank);
    return at < text.size() && text[at] == ';' ? std::min(text.find('\n', at), text.size()) : at;
}

std::size_t fbxTextNext(std::string_view text, std::size_t at) {
    for (at = fbxTextInLine(text, at); at < text.size() && text[at] == '\n'; at = fbxTextInLine(text, at)) {
        ++at;
    }
    return at;
}

std::string_view plainFbxText(std::string_view text, std::string& plain) {
    const bool marked = text.starts_with(kUtf8Mark);
    const bool breaksAlone =
        text.find('\r') != std::string_view::npos && text.find('\n') == std::string_view::npos;
    if (!marked && !breaksAlone) {
        return text;
    }
    plain = text;
    if (marked) {
        plain.replace(0, kUtf8Mark.size(), kUtf8Mark.size(), ' ');
    }
    if (breaksAlone) {
        std::ranges::replace(plain, '\r', '\n');
    }
    return plain;
}

} // namespace sinew
