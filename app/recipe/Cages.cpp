#include "app/recipe/Cages.h"

#include "app/recipe/PlaceFields.h"

#include <limits>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kCageForm =
    "[{\"name\": name, \"vertices\": [[x, y, z], ...]} and, if wanted, \"faces\": [[0, 1, 2], ...], "
    "\"edges\": [[0, 1], ...], \"joints\": [name, ...], \"parent\": name, \"fill\": true or false, ...]";

/// Every entry of a list by `entryFrom`; nothing where one is not of its kind.
template<typename T, typename EntryFrom>
std::optional<std::vector<T>> entriesFrom(const Json& list, const EntryFrom& entryFrom) {
    std::vector<T> entries;
    for (const Json& each : list) {
        const std::optional<T> entry = entryFrom(each);
        if (!entry) {
            return std::nullopt;
        }
        entries.push_back(*entry);
    }
    return list.is_array() ? std::optional(std::move(entries)) : std::nullopt;
}

std::optional<Vec3> vertexFrom(const Json& json) {
    Json object = Json::object();
    object["vertex"] = json;
    return placeFrom(object, "vertex");
}

std::optional<std::string> nameFrom(const Json& json) {
    return json.is_string() ? std::optional(json.get<std::string>()) : std::nullopt;
}

/// A face or an edge.
template<std::size_t N>
std::optional<std::array<std::uint32_t, N>> indicesFrom(const Json& json) {
    if (!json.is_array() || json.size() != N) {
        return std::nullopt;
    }
    std::array<std::uint32_t, N> indices{};
    for (std::size_t i = 0; i < N; ++i) {
        if (!json[i].is_number_unsigned() ||
            json[i].get<std::uint64_t>() > std::numeric_limits<std::uint32_t>::max()) {
            return std::nullopt;
        }
        indices[i] = json[i].get<std::uint32_t>();
    }
    return indices;
}

/// Reads the fields of one cage and counts them, so that one that nobody knows is noticed.
class CageFields {
public:
    explicit CageFields(const Json& object)
        : m_object(object) {}

    template<typename T, typename EntryFrom>
    void list(const char* key, bool needed, std::vector<T>& entries, const EntryFrom& entryFrom) {
        if (const Json* field = take(key, needed)) {
            auto read = entriesFrom<T>(*field, entryFrom);
            m_good = m_good && read;
            entries = read ? std::move(*read) : std::vector<T>();
        }
    }

    void text(const char* key, bool needed, std::string& value) {
        if (const Json* field = take(key, needed)) {
            m_good = m_good && field->is_string();
            value = nameFrom(*field).value_or(std::string());
        }
    }

    void flag(const char* key, bool& value) {
        if (const Json* field = take(key, false)) {
            m_good = m_good && field->is_boolean();
            value = field->is_boolean() && field->get<bool>();
        }
    }

    bool good() const { return m_good && m_known == m_object.size(); }

private:
    const Json* take(const char* key, bool needed) {
        const auto found = m_object.find(key);
        if (found == m_object.end()) {
            m_good = m_good && !needed;
            return nullptr;
        }
        ++m_known;
        return &*found;
    }

    const Json& m_object;
    std::size_t m_known = 0;
    bool m_good = true;
};

std::optional<Cage> cageFrom(const Json& object) {
    if (!object.is_object()) {
        return std::nullopt;
    }
    Cage cage;
    CageFields fields(object);
    fields.text("name", true, cage.name);
    fields.list("vertices", true, cage.vertices, vertexFrom);
    fields.list("faces", false, cage.faces, indicesFrom<3>);
    fields.list("edges", false, cage.edges, indicesFrom<2>);
    fields.list("joints", false, cage.joints, nameFrom);
    fields.text("parent", false, cage.parent);
    fields.flag("fill", cage.fill);
    return fields.good() ? std::optional(std::move(cage)) : std::nullopt;
}

Json cageJson(const Cage& cage) {
    Json object = {{"name", cage.name}, {"vertices", Json::array()}};
    for (const Vec3& vertex : cage.vertices) {
        object["vertices"].push_back(placeJson(vertex));
    }
    if (!cage.faces.empty()) {
        object["faces"] = cage.faces;
    }
    if (!cage.edges.empty()) {
        object["edges"] = cage.edges;
    }
    if (!cage.joints.empty()) {
        object["joints"] = cage.joints;
    }
    if (!cage.parent.empty()) {
        object["parent"] = cage.parent;
    }
    if (!cage.fill) {
        object["fill"] = false;
    }
    return object;
}

} // namespace

Json settingJson(const std::vector<Cage>& cages) {
    Json list = Json::array();
    for (const Cage& cage : cages) {
        list.push_back(cageJson(cage));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<Cage>& cages) {
    readList(fields, key, kCageForm, cageFrom, cages);
}

} // namespace sinew
