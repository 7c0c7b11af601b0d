#include "app/recipe/FieldReader.h"

#include "app/text/tables/Language.h"
#include "app/text/words/FillText.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

} // namespace

FieldReader::FieldReader(const Json& object, std::string file)
    : m_object(object)
    , m_file(std::move(file)) {}

const Json* FieldReader::take(const char* key) {
    m_taken.insert(key);
    const auto field = m_object.find(key);
    return field == m_object.end() ? nullptr : &*field;
}

void FieldReader::read(const char* key, bool& value) {
    const Json* field = take(key);
    if (field == nullptr) {
        return;
    }
    if (!field->is_boolean()) {
        broken(key, "true or false");
        return;
    }
    value = field->get<bool>();
}

void FieldReader::read(const char* key, double& value, double smallest, double largest) {
    const Json* field = take(key);
    if (field == nullptr) {
        return;
    }
    if (!field->is_number()) {
        broken(key, translated("Recipe", "a number"));
        return;
    }
    value = field->get<double>();
    if (!(value >= smallest && value <= largest)) {
        outOfRange(key, Json(smallest).dump(), Json(largest).dump());
    }
}

void FieldReader::read(const char* key, std::int64_t& value, std::int64_t smallest, std::int64_t largest) {
    const Json* field = take(key);
    if (field == nullptr) {
        return;
    }
    if (!field->is_number_integer()) {
        broken(key, translated("Recipe", "a whole number"));
        return;
    }
    const bool tooLarge =
        field->is_number_unsigned() && field->get<std::uint64_t>() > static_cast<std::uint64_t>(largest);
    value = tooLarge ? largest : field->get<std::int64_t>();
    if (tooLarge || value < smallest || value > largest) {
        outOfRange(key, std::to_string(smallest), std::to_string(largest));
    }
}

void FieldReader::broken(const char* key, const std::string& wanted) {
    if (!m_error) {
        m_error = makeError(ErrorCode::RecipeBroken,
                            {m_file, filled(translated("Recipe", "\"%1\" has to be %2"), {key, wanted})});
    }
}

void FieldReader::outOfRange(const char* key, const std::string& smallest, const std::string& largest) {
    if (!m_error) {
        const std::string name = key;
        m_error =
            makeError(ErrorCode::ParameterOutOfRange, {name, m_object.find(name)->dump(), smallest, largest});
    }
}

Expected<void> FieldReader::finish() {
    for (const auto& [key, value] : m_object.items()) {
        if (!m_error && !m_taken.contains(key)) {
            m_error = makeError(ErrorCode::ParameterUnknown, {key, m_file});
        }
    }
    if (m_error) {
        return fail(*m_error);
    }
    return {};
}

} // namespace sinew
