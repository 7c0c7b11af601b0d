#pragma once

#include <cstddef>
#include <string_view>

namespace sinew {

/// How deep objects and lists may lie in one another in JSON that is read. Code that walks a value calls
/// itself once a level, so text of any depth would overflow the stack; real files have some twenty levels.
constexpr std::size_t kDeepestJson = 1000;

/// Whether brackets are nested deeper than that. O(text), without memory; the text need not be JSON.
inline bool jsonTooDeep(std::string_view text) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepestJson) {
                return true;
            }
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return false;
}

/// The value in a text; a discarded one for text that is no JSON, or nested too deep.
template<typename Json>
Json parseJson(std::string_view text) {
    return jsonTooDeep(text) ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
}

} // namespace sinew
