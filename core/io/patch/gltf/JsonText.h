#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A JSON value that can be changed in parts while all others keep their text: numbers as they were written,
/// white space, escapes, the order of keys and keys that repeat.
class JsonText {
public:
    /// Nothing for text that is no JSON, or nested absurdly deep. O(text). A value after the first is none.
    static std::optional<JsonText> parse(std::string_view text);
    /// A value in the shortest text.
    explicit JsonText(const nlohmann::ordered_json& value);

    JsonText(const JsonText& other);
    JsonText(JsonText&& other) noexcept;
    JsonText& operator=(const JsonText& other);
    JsonText& operator=(JsonText&& other) noexcept;
    ~JsonText();

    /// The whole text, with the white space around it.
    std::string text() const;
    std::string value() const; ///< without that around it
    /// Whether both have the same value(), which is not made for it.
    bool sameValue(const JsonText& other) const;

    bool isObject() const { return m_kind == Kind::Object; }
    bool isArray() const { return m_kind == Kind::Array; }
    /// Entries of an object or an array.
    std::size_t size() const;
    std::string key(std::size_t index) const; ///< of an object's entry
    const JsonText& at(std::size_t index) const;
    JsonText& at(std::size_t index);
    /// The last member of that name, as parsers have it; null when there is none, or this is no object.
    const JsonText* member(std::string_view key) const;
    JsonText* member(std::string_view key);

    /// Gives an object's member another value; one that is not there is added behind the others.
    void set(std::string_view key, JsonText value);
    /// Adds an entry to an array, spaced as its neighbours are.
    void append(JsonText value);
    void erase(std::string_view key);

private:
    enum class Kind { Scalar, Object, Array };
    struct Entry;
    class Parser;

    JsonText();
    void write(std::string& out) const;
    void add(Entry entry);
    Entry* find(std::string_view key);

    Kind m_kind = Kind::Scalar;
    std::string m_scalar; ///< of a scalar its text; of others what stands between the brackets, when empty
    std::vector<Entry> m_entries;
    std::string m_before; ///< the whole text's white space; empty of parts
    std::string m_after;
};

} // namespace sinew
