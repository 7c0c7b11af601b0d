#include "core/io/patch/gltf/JsonText.h"

#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <utility>

namespace sinew {

/// An entry of an object or an array, with all that stands between it and its neighbours but the comma.
struct JsonText::Entry {
    std::string before;       ///< before the key, or before an array's value
    std::string key = {};     ///< as written, with its quotes; empty in an array
    std::string between = {}; ///< the colon and the space around it
    JsonText value;
    std::string after = {};

    bool same(const Entry& other) const {
        return before == other.before && key == other.key && between == other.between &&
               after == other.after && value.sameValue(other.value);
    }
};

namespace {

std::string plainKey(const std::string& written) {
    if (written.find('\\') == std::string::npos) {
        return written.size() < 2 ? std::string() : written.substr(1, written.size() - 2);
    }
    const auto parsed = nlohmann::json::parse(written, nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : std::string();
}

} // namespace

/// Splits text that a stricter parser has read before: it asks for brackets, quotes and commas alone.
class JsonText::Parser {
public:
    explicit Parser(std::string_view text)
        : m_text(text) {}

    bool whole(JsonText& result) {
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        m_at = m_text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        const std::size_t begin = 0;
        skipSpace();
        result.m_before = m_text.substr(begin, m_at - begin);
        if (!value(result, 0)) {
            return false;
        }
        result.m_after = space();
        return m_at == m_text.size();
    }

private:
    bool ends() const { return m_at >= m_text.size(); }
    bool next(char c) const { return !ends() && m_text[m_at] == c; }

    void skipSpace() {
        while (!ends() && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos) {
            ++m_at;
        }
    }
    std::string space() {
        const std::size_t begin = m_at;
        skipSpace();
        return std::string(m_text.substr(begin, m_at - begin));
    }

    bool string(std::string& result) {
        const std::size_t begin = m_at;
        if (!next('"')) {
            return false;
        }
        for (++m_at; !ends() && m_text[m_at] != '"'; ++m_at) {
            m_at += m_text[m_at] == '\\' ? 1 : 0;
        }
        if (ends()) {
            return false;
        }
        ++m_at;
        result = m_text.substr(begin, m_at - begin);
        return true;
    }

    bool value(JsonText& result, std::size_t depth) {
        if (depth > kDeepestJson || ends()) {
            return false;
        }
        if (next('{') || next('[')) {
            result.m_kind = next('{') ? Kind::Object : Kind::Array;
            return entries(result, depth);
        }
        if (next('"')) {
            return string(result.m_scalar);
        }
        const std::size_t begin = m_at;
        while (!ends() && std::string_view(",]} \t\r\n").find(m_text[m_at]) == std::string_view::npos) {
            ++m_at;
        }
        result.m_scalar = m_text.substr(begin, m_at - begin);
        return m_at > begin;
    }

    bool entries(JsonText& result, std::size_t depth) {
        const char close = result.isObject() ? '}' : ']';
        ++m_at;
        std::string before = space();
        if (next(close)) {
            ++m_at;
            result.m_scalar = std::move(before);
            return true;
        }
        while (true) {
            Entry entry{std::move(before), {}, {}, JsonText(), {}};
            if (!(result.isArray() || key(entry)) || !value(entry.value, depth + 1)) {
                return false;
            }
            entry.after = space();
            result.m_entries.push_back(std::move(entry));
            if (next(close)) {
                ++m_at;
                return true;
            }
            if (!next(',')) {
                return false;
            }
            ++m_at;
            before = space();
        }
    }

    bool key(Entry& entry) {
        if (!string(entry.key)) {
            return false;
        }
        const std::size_t begin = m_at;
        skipSpace();
        if (!next(':')) {
            return false;
        }
        ++m_at;
        skipSpace();
        entry.between = m_text.substr(begin, m_at - begin);
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

JsonText::JsonText() = default;
JsonText::JsonText(const JsonText& other) = default;
JsonText::JsonText(JsonText&& other) noexcept = default;
JsonText& JsonText::operator=(const JsonText& other) = default;
JsonText& JsonText::operator=(JsonText&& other) noexcept = default;
JsonText::~JsonText() = default;

JsonText::JsonText(const nlohmann::ordered_json& value) {
    // Names are bytes of any kind in a scene; JSON takes UTF-8 alone.
    const std::string text = value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    Parser(text).whole(*this);
}

std::optional<JsonText> JsonText::parse(std::string_view text) {
    JsonText result;
    return Parser(text).whole(result) ? std::optional(std::move(result)) : std::nullopt;
}

std::string JsonText::text() const {
    return m_before + value() + m_after;
}

std::string JsonText::value() const {
    std::string out;
    write(out);
    return out;
}

bool JsonText::sameValue(const JsonText& other) const {
    return m_kind == other.m_kind && m_scalar == other.m_scalar &&
           std::ranges::equal(m_entries, other.m_entries, &Entry::same);
}

void JsonText::write(std::string& out) const {
    if (m_kind == Kind::Scalar) {
        out += m_scalar;
        return;
    }
    out += isObject() ? '{' : '[';
    if (m_entries.empty()) {
        out += m_scalar;
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        out.append(i == 0 ? 0 : 1, ',');
        out += entry.before;
        out += entry.key;
        out += entry.between;
        entry.value.write(out);
        out += entry.after;
    }
    out += isObject() ? '}' : ']';
}

std::size_t JsonText::size() const {
    return m_entries.size();
}

std::string JsonText::key(std::size_t index) const {
    return plainKey(m_entries[index].key);
}

const JsonText& JsonText::at(std::size_t index) const {
    return m_entries[index].value;
}

JsonText& JsonText::at(std::size_t index) {
    return m_entries[index].value;
}

JsonText::Entry* JsonText::find(std::string_view key) {
    for (std::size_t i = isObject() ? m_entries.size() : 0; i-- > 0;) {
        if (plainKey(m_entries[i].key) == key) {
            return &m_entries[i];
        }
    }
    return nullptr;
}

JsonText* JsonText::member(std::string_view key) {
    Entry* entry = find(key);
    return entry == nullptr ? nullptr : &entry->value;
}

const JsonText* JsonText::member(std::string_view key) const {
    return const_cast<JsonText*>(this)->member(key);
}

void JsonText::set(std::string_view key, JsonText value) {
    value.m_before.clear();
    value.m_after.clear();
    if (Entry* entry = find(key)) {
        entry->value = std::move(value);
        return;
    }
    const std::string colon = m_entries.empty() ? ":" : m_entries.back().between;
    const std::string written = nlohmann::json(std::string(key)).dump();
    add({{}, written, colon, std::move(value), {}});
}

void JsonText::append(JsonText value) {
    value.m_before.clear();
    value.m_after.clear();
    add({{}, {}, {}, std::move(value), {}});
}

/// The first and the last entry tell how those in between are spaced.
void JsonText::add(Entry entry) {
    if (!m_entries.empty()) {
        Entry& last = m_entries.back();
        entry.before = last.before;
        entry.after = last.after;
        last.after = m_entries.size() > 1 ? m_entries.front().after : std::string();
    }
    m_entries.push_back(std::move(entry));
}

void JsonText::erase(std::string_view key) {
    const Entry* entry = find(key);
    if (entry == nullptr) {
        return;
    }
    const auto index = static_cast<std::size_t>(entry - m_entries.data());
    if (index + 1 == m_entries.size() && index > 0) {
        m_entries[index - 1].after = m_entries[index].after;
    } else if (index == 0 && m_entries.size() > 1) {
        m_entries[1].before = m_entries[0].before;
    }
    m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(index));
}

} // namespace sinew
