#include "core/io/vrm/VrmEntry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

const Json kNoEntries;

} // namespace

std::string VrmEntry::text(const char* key) {
    const Json& value = gltfMember(m_json, key);
    if (!value.is_null() && !value.is_string()) {
        blame("wrong-type");
    }
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool VrmEntry::flag(const char* key, bool fallback) {
    const Json& value = gltfMember(m_json, key);
    if (!value.is_null() && !value.is_boolean()) {
        blame("wrong-type");
    }
    return value.is_boolean() ? value.get<bool>() : fallback;
}

double VrmEntry::number(const char* key, double fallback) {
    const Json& value = gltfMember(m_json, key);
    if (value.is_null()) {
        return fallback;
    }
    if (!value.is_number() || !std::isfinite(value.get<double>())) {
        blame("wrong-type");
        return fallback;
    }
    return value.get<double>();
}

Vec3 VrmEntry::vector(const char* key, const Vec3& fallback) {
    const Json& value = gltfMember(m_json, key);
    if (value.is_null()) {
        return fallback;
    }
    const bool fits = value.is_array() && value.size() == 3 &&
                      std::ranges::all_of(value, [](const Json& each) { return each.is_number(); });
    const Vec3 read = fits ? Vec3(value[0].get<double>(), value[1].get<double>(), value[2].get<double>())
                           : Vec3(Vec3::Constant(std::nan("")));
    if (!read.allFinite()) {
        blame("wrong-type");
        return fallback;
    }
    return read;
}

Vec3 VrmEntry::xyz(const char* key, const Vec3& fallback) {
    const Json& value = gltfMember(m_json, key);
    if (value.is_null()) {
        return fallback;
    }
    VrmEntry inside(value);
    Vec3 read;
    constexpr std::array kAxes{"x", "y", "z"};
    for (std::size_t a = 0; a < kAxes.size(); ++a) {
        read[static_cast<Eigen::Index>(a)] = inside.number(kAxes[a], 0.0);
    }
    if (inside.fault() != nullptr) {
        blame(inside.fault());
        return fallback;
    }
    return read;
}

std::optional<std::size_t> VrmEntry::index(const char* key, std::size_t count, const char* why) {
    const Json& value = gltfMember(m_json, key);
    if (value.is_null() || value == -1) {
        return std::nullopt;
    }
    if (!value.is_number_unsigned()) {
        blame(value.is_number() ? why : "wrong-type");
        return std::nullopt;
    }
    const auto read = value.get<std::size_t>();
    if (read >= count) {
        blame(why);
        return std::nullopt;
    }
    return read;
}

const Json& VrmEntry::list(const char* key) {
    const Json& value = gltfMember(m_json, key);
    if (!value.is_null() && !value.is_array()) {
        blame("wrong-type");
    }
    return value.is_array() ? value : kNoEntries;
}

} // namespace sinew
