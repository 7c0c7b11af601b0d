#pragma once

#include "app/recipe/FieldReader.h"
#include "core/base/Types.h"
#include "core/bind/settings/SettingRow.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

namespace sinew {

/// The description of a type that files hold as a JSON object. A specialization has `rows`, a tuple of the
/// fields in the order in which they are written; writing, reading and comparing follow from these rows.
template<typename T>
struct FieldsOf;

template<typename T>
concept Described = requires {
    FieldsOf<T>::rows;
};

// What a field can be, besides Choice and CountOrAll.

/// Whatever its member's type is: a switch, number, text, position, a described type, or a list of these.
struct AsTyped {};
/// A text that is not empty.
struct FilledText {};
/// A whole number.
struct Whole {
    std::int64_t min = 0;
    std::int64_t max = std::numeric_limits<std::int32_t>::max();
};
/// A number that the command line takes from 0 to max. In files validate() refuses what is out of range.
struct UpTo {
    double max;
};
/// A number that the command line takes below 0 too.
struct Signed {};
/// The level of an octree, written as its resolution: a power of two.
struct LevelAsResolution {
    int min;
    int max;
};

// A value as JSON, and back. Reading says whether the JSON is of the kind; else the value is undefined.

template<typename M>
nlohmann::ordered_json valueJson(const M& value);
template<typename M>
bool readValue(const nlohmann::ordered_json& json, M& value);
template<typename T>
nlohmann::ordered_json objectJson(const T& value);
template<typename T>
bool readObject(const nlohmann::ordered_json& json, T& value);

template<typename M>
constexpr bool kIsVector = false;
template<typename M>
constexpr bool kIsVector<std::vector<M>> = true;

template<typename Range>
nlohmann::ordered_json listJson(const Range& entries) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& entry : entries) {
        list.push_back(valueJson(entry));
    }
    return list;
}

template<typename M>
nlohmann::ordered_json valueJson(const M& value) {
    if constexpr (Described<M>) {
        return objectJson(value);
    } else if constexpr (std::is_same_v<M, Quat>) {
        return listJson(value.coeffs());
    } else if constexpr (kIsVector<M> || std::is_base_of_v<Eigen::MatrixBase<M>, M>) {
        return listJson(value);
    } else {
        return value;
    }
}

/// As many numbers as the vector has.
template<typename Vector>
bool readCoefficients(const nlohmann::ordered_json& json, Vector& vector) {
    std::array<double, Vector::SizeAtCompileTime> numbers{};
    const bool sound = readValue(json, numbers);
    vector = Eigen::Map<const Vector>(numbers.data());
    return sound;
}

template<typename M>
bool readValue(const nlohmann::ordered_json& json, M& value) {
    if constexpr (Described<M>) {
        return readObject(json, value);
    } else if constexpr (std::is_same_v<M, Quat>) {
        return readCoefficients(json, value.coeffs());
    } else if constexpr (std::is_base_of_v<Eigen::MatrixBase<M>, M>) {
        return readCoefficients(json, value);
    } else if constexpr (kIsVector<M>) {
        value.clear();
        return json.is_array() && std::ranges::all_of(json, [&](const nlohmann::ordered_json& entry) {
                   return readValue(entry, value.emplace_back());
               });
    } else if constexpr (requires { std::tuple_size<M>::value; }) {
        std::size_t i = 0;
        return json.is_array() && json.size() == value.size() &&
               std::ranges::all_of(json, [&](const auto& entry) { return readValue(entry, value[i++]); });
    } else {
        constexpr bool isIndex = std::is_unsigned_v<M> && !std::is_same_v<M, bool>;
        const bool sound = std::is_same_v<M, bool>          ? json.is_boolean()
                           : std::is_same_v<M, std::string> ? json.is_string()
                           : isIndex                        ? json.is_number_integer() && json >= 0 &&
                                           json <= std::numeric_limits<std::uint32_t>::max()
                                     : json.is_number();
        if (sound) {
            value = json.get<M>();
        }
        return sound;
    }
}

// The same by the kind of a field.

template<typename Kind, typename M>
nlohmann::ordered_json valueJson(const Kind& /*kind*/, const M& value) {
    return valueJson(value);
}

template<typename Kind, typename M>
nlohmann::ordered_json valueJson(const Kind& kind, const std::optional<M>& value) {
    return valueJson(kind, *value);
}

template<typename T, std::size_t N>
nlohmann::ordered_json valueJson(const Choice<T, N>& kind, const T& value) {
    return nameOf(kind.names, value);
}

inline nlohmann::ordered_json valueJson(const LevelAsResolution& /*kind*/, const int& level) {
    return 1 << level;
}

template<typename Kind, typename M>
bool readValue(const nlohmann::ordered_json& json, const Kind& /*kind*/, M& value) {
    return readValue(json, value);
}

template<typename Kind, typename M>
bool readValue(const nlohmann::ordered_json& json, const Kind& kind, std::optional<M>& value) {
    return readValue(json, kind, value.emplace());
}

inline bool readValue(const nlohmann::ordered_json& json, const FilledText& /*kind*/, std::string& text) {
    return readValue(json, text) && !text.empty();
}

template<typename Number>
bool readValue(const nlohmann::ordered_json& json, const Whole& kind, Number& number) {
    const bool sound = json.is_number_integer() && json >= kind.min && json <= kind.max;
    number = sound ? json.get<Number>() : Number();
    return sound;
}

inline bool readValue(const nlohmann::ordered_json& json, const CountOrAll& kind, int& count) {
    return readValue(json, Whole{0, kind.max}, count);
}

template<typename T, std::size_t N>
bool readValue(const nlohmann::ordered_json& json, const Choice<T, N>& kind, T& value) {
    const auto named =
        json.is_string() ? valueOf(kind.names, json.get_ref<const std::string&>()) : std::nullopt;
    value = named.value_or(T());
    return named.has_value();
}

inline bool readValue(const nlohmann::ordered_json& json, const LevelAsResolution& kind, int& level) {
    unsigned resolution = 0;
    const bool sound =
        readValue(json, Whole{kind.min, kind.max}, resolution) && std::has_single_bit(resolution);
    level = std::countr_zero(resolution);
    return sound;
}

// Rows of a description.

/// A member. It is written where it is needed or differs from its default.
template<typename T, typename M, typename Kind>
struct Field {
    const char* key;
    M T::*member;
    Kind kind;
    bool isNeeded = false;               ///< an object without it is broken
    bool isAlways = false;               ///< it is written also where it has its default
    bool isIdentity = false;             ///< entries of a list that agree in all such fields are the same one
    bool (*applies)(const T&) = nullptr; ///< asked of the fields before; null: always
    const char* word = nullptr;          ///< on the command line, as "word=value"; null: it is not typed so
    const char* form = nullptr;          ///< of the value there
    /// Whether the text, or each text of the list, is the name of a joint of the skeleton; null: it is not.
    bool (*namesJoint)(const T&) = nullptr;

    constexpr Field needed() const { return with(&Field::isNeeded, true); }
    constexpr Field always() const { return with(&Field::isAlways, true); }
    constexpr Field identity() const { return with(&Field::isIdentity, true); }
    constexpr Field when(bool (*condition)(const T&)) const { return with(&Field::applies, condition); }
    constexpr Field joint() const {
        return joint([](const T&) { return true; });
    }
    constexpr Field joint(bool (*condition)(const T&)) const { return with(&Field::namesJoint, condition); }
    constexpr Field typed(const char* name, const char* wanted) const {
        return with(&Field::word, name).with(&Field::form, wanted);
    }

    void write(nlohmann::ordered_json& object, const T& value) const {
        if (applies != nullptr && !applies(value)) {
            return;
        }
        if (isNeeded || isAlways || !(value.*member == T().*member)) {
            object[key] = valueJson(kind, value.*member);
        }
    }
    bool read(const nlohmann::ordered_json& object, T& value, std::size_t& taken) const {
        const bool counts = applies == nullptr || applies(value);
        const auto found = counts ? object.find(key) : object.end();
        if (found == object.end()) {
            return !(counts && isNeeded);
        }
        ++taken;
        return readValue(*found, kind, value.*member);
    }

private:
    template<typename Value>
    constexpr Field with(Value Field::*what, Value value) const {
        Field row = *this;
        row.*what = value;
        return row;
    }
};

/// Whether a field that the command line can type differs from its default.
template<typename T>
bool hasTypedValue(const T& value) {
    const auto differs = [&]([[maybe_unused]] const auto& row) {
        if constexpr (requires {
                          row.member;
                          row.word;
                      }) {
            return row.word != nullptr && !(value.*row.member == T().*row.member);
        } else {
            return false;
        }
    };
    return std::apply([&](const auto&... row) { return (differs(row) || ...); }, FieldsOf<T>::rows);
}

/// A member of a described type whose fields stand among the object's own.
template<typename T, typename M>
struct Inlined {
    M T::*member;
    bool (*applies)(const T&) = nullptr;

    void write(nlohmann::ordered_json& object, const T& value) const;
    bool read(const nlohmann::ordered_json& object, T& value, std::size_t& taken) const;
};

template<typename T, typename M>
Inlined(M T::*) -> Inlined<T, M>;
template<typename T, typename M>
Inlined(M T::*, bool (*)(const T&)) -> Inlined<T, M>;

/// What the fields before have to be together.
template<typename T>
struct Check {
    bool (*holds)(const T&);

    void write(nlohmann::ordered_json& /*object*/, const T& /*value*/) const {}
    bool read(const nlohmann::ordered_json& /*object*/, T& value, std::size_t& /*taken*/) const {
        return holds(value);
    }
};

template<typename T, typename M, typename Kind = AsTyped>
constexpr auto field(const char* key, M T::*member, const Kind& kind = {}) {
    return Field<T, M, Kind>{key, member, kind};
}

// A described type as an object.

template<typename T, typename Rows>
void writeFields(nlohmann::ordered_json& object, const T& value, const Rows& rows) {
    std::apply([&](const auto&... row) { (row.write(object, value), ...); }, rows);
}

/// Counts in `taken` the object's fields that rows know.
template<typename T, typename Rows>
bool readFields(const nlohmann::ordered_json& object, T& value, std::size_t& taken, const Rows& rows) {
    return std::apply([&](const auto&... row) { return (row.read(object, value, taken) && ...); }, rows);
}

template<typename T, typename M>
void Inlined<T, M>::write(nlohmann::ordered_json& object, const T& value) const {
    if (applies == nullptr || applies(value)) {
        writeFields(object, value.*member, FieldsOf<M>::rows);
    }
}

template<typename T, typename M>
bool Inlined<T, M>::read(const nlohmann::ordered_json& object, T& value, std::size_t& taken) const {
    return (applies != nullptr && !applies(value)) ||
           readFields(object, value.*member, taken, FieldsOf<M>::rows);
}

template<typename T>
nlohmann::ordered_json objectJson(const T& value) {
    auto object = nlohmann::ordered_json::object();
    writeFields(object, value, FieldsOf<T>::rows);
    return object;
}

/// True where every field is of its kind and none is unknown.
template<typename T, typename Rows>
bool readObject(const nlohmann::ordered_json& json, T& value, const Rows& rows) {
    std::size_t taken = 0;
    return json.is_object() && readFields(json, value, taken, rows) && taken == json.size();
}
template<typename T>
bool readObject(const nlohmann::ordered_json& json, T& value) {
    return readObject(json, value, FieldsOf<T>::rows);
}

/// Reads a list of a described type; else says what form it has to have.
template<typename T>
void readList(FieldReader& fields, const char* key, std::vector<T>& entries) {
    const nlohmann::ordered_json* json = fields.take(key);
    std::vector<T> read;
    if (json != nullptr && readValue(*json, read)) {
        entries = std::move(read);
    } else if (json != nullptr) {
        fields.broken(key, FieldsOf<T>::form);
    }
}

/// Puts an entry in the place of the one with its identity, or behind the others.
template<typename T>
void putEntry(std::vector<T>& entries, T entry) {
    const auto agrees = [&]([[maybe_unused]] const T& other, const auto& row) {
        if constexpr (requires { row.isIdentity; }) {
            return !row.isIdentity || other.*row.member == entry.*row.member;
        } else {
            return true;
        }
    };
    const auto same = std::ranges::find_if(entries, [&](const T& other) {
        return std::apply([&](const auto&... row) { return (agrees(other, row) && ...); }, FieldsOf<T>::rows);
    });
    if (same == entries.end()) {
        entries.push_back(std::move(entry));
    } else {
        *same = std::move(entry);
    }
}

} // namespace sinew
