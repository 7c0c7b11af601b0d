#pragma once

#include "app/recipe/Names.h"
#include "core/base/Expected.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string>

namespace sinew {

/// Takes the fields of one JSON object out, one by one, and remembers the first thing that is wrong: a value
/// of another kind, one out of range, or (in finish) a key that nobody took. Fields that are absent leave
/// their target as it is.
class FieldReader {
public:
    FieldReader(const nlohmann::ordered_json& object, std::string file);

    void read(const char* key, bool& value);
    void read(const char* key, double& value, double smallest, double largest);
    /// Whole numbers from smallest to largest.
    void read(const char* key, std::int64_t& value, std::int64_t smallest, std::int64_t largest);
    template<typename T, std::size_t N>
    void read(const char* key, T& value, const Names<T, N>& names);
    /// The value itself, or null.
    const nlohmann::ordered_json* take(const char* key);

    /// RecipeBroken: `key` and what it has to be.
    void broken(const char* key, const std::string& wanted);
    Expected<void> finish();

private:
    void outOfRange(const char* key, const std::string& smallest, const std::string& largest);

    const nlohmann::ordered_json& m_object;
    std::string m_file;
    std::set<std::string> m_taken;
    std::optional<Error> m_error;
};

template<typename T, std::size_t N>
void FieldReader::read(const char* key, T& value, const Names<T, N>& names) {
    const nlohmann::ordered_json* field = take(key);
    if (field == nullptr) {
        return;
    }
    for (const auto& [name, meaning] : names) {
        if (field->is_string() && field->template get_ref<const std::string&>() == name) {
            value = meaning;
            return;
        }
    }
    broken(key, listOf(names));
}

} // namespace sinew
