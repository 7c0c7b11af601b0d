#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/bind/settings/BindSettings.h"
#include "core/io/ExportScene.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

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
    const auto named =
        field->is_string() ? valueOf(names, field->template get_ref<const std::string&>()) : std::nullopt;
    if (named) {
        value = *named;
    } else {
        broken(key, listOf(names));
    }
}

// Words for what recipes, command line and reports name; those of plain settings are with their rows.

constexpr Names<VoxelEditKind, 2> kVoxelEditNames{
    {{"separate", VoxelEditKind::Separate}, {"connect", VoxelEditKind::Connect}}};
constexpr Names<bool, 2> kSwitchNames{{{"on", true}, {"off", false}}};
constexpr Names<PartBinding, 5> kPartBindingNames{{{"smooth", PartBinding::Smooth},
                                                   {"rigid", PartBinding::Rigid},
                                                   {"copy", PartBinding::CopySkin},
                                                   {"limit", PartBinding::LimitJoints},
                                                   {"skip", PartBinding::Skip}}};
constexpr Names<SolidShape, 4> kSolidShapeNames{{{"point", SolidShape::Point},
                                                 {"sphere", SolidShape::Sphere},
                                                 {"capsule", SolidShape::Capsule},
                                                 {"box", SolidShape::Box}}};
constexpr Names<EngineProfile, 8> kProfileNames{{{"unity", EngineProfile::Unity},
                                                 {"unreal", EngineProfile::Unreal},
                                                 {"godot", EngineProfile::Godot},
                                                 {"godot3", EngineProfile::Godot3},
                                                 {"blender", EngineProfile::Blender},
                                                 {"maya", EngineProfile::Maya},
                                                 {"3dsmax", EngineProfile::Max},
                                                 {"houdini", EngineProfile::Houdini}}};

/// The zlib data of what qCompress made. The size before it is what somebody claims: Inflater does without.
inline std::string_view packedContent(std::string_view bytes) {
    constexpr std::size_t kClaimedSize = 4;
    return bytes.size() < kClaimedSize ? std::string_view() : bytes.substr(kClaimedSize);
}

} // namespace sinew
