#include "core/io/gltf/read/GltfReadParts.h"
#include "core/io/patch/gltf/GltfPatchParts.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

constexpr const char* kDriverExtension = "VRMC_node_constraint";

const JsonText* jsonMember(const JsonText* object, const char* key) {
    return object == nullptr ? nullptr : object->member(key);
}

std::string stringOfJson(const JsonText* value) {
    const auto parsed =
        value == nullptr ? nlohmann::json() : nlohmann::json::parse(value->value(), nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : std::string();
}

/// A name as a file has it: JSON takes UTF-8 alone.
std::string asWritten(const std::string& name) {
    const JsonText written{nlohmann::ordered_json(name)};
    return stringOfJson(&written);
}

Json targetNamesOf(const JsonText& mesh) {
    const JsonText* names = jsonMember(mesh.member("extras"), "targetNames");
    return names == nullptr ? Json() : Json::parse(names->value(), nullptr, false);
}

/// How many morph targets a mesh has; nothing where its primitives differ in that.
std::optional<std::size_t> targetsOf(const JsonText& mesh) {
    const JsonText* primitives = mesh.member("primitives");
    std::optional<std::size_t> count;
    for (std::size_t p = 0; p < gltfEntries(primitives); ++p) {
        const std::size_t targets = gltfEntries(primitives->at(p).member("targets"));
        if (targets != count.value_or(targets)) {
            return std::nullopt;
        }
        count = targets;
    }
    return count;
}

/// Morph targets of a mesh in the file, and behind them those that are new.
struct TargetCounts {
    std::size_t before = 0;
    std::size_t after = 0;
};

/// Nothing where a mesh has lost targets, or some only on some of its primitives.
std::optional<TargetCounts> targetsOf(const GltfMeshPair& mesh) {
    const std::optional<std::size_t> before = targetsOf(mesh.before);
    const std::optional<std::size_t> after = targetsOf(mesh.after);
    return before && after && *before <= *after ? std::optional(TargetCounts{*before, *after}) : std::nullopt;
}

bool isZero(const JsonText& value) {
    const Json parsed = Json::parse(value.value(), nullptr, false);
    return parsed.is_number() && parsed.get<double>() == 0.0;
}

using JsonKeys = std::initializer_list<std::string_view>;

std::vector<std::pair<std::string, const JsonText*>> membersBut(const JsonText* object, JsonKeys without) {
    std::vector<std::pair<std::string, const JsonText*>> members;
    for (std::size_t i = 0; object != nullptr && i < object->size(); ++i) {
        if (std::ranges::find(without, object->key(i)) == without.end()) {
            members.emplace_back(object->key(i), &object->at(i));
        }
    }
    return members;
}

/// Whether `b` has `changed`, and all else that `a` has in the same order, but for what is `gone`.
bool sameBut(const JsonText* a, const JsonText* b, std::string_view changed, JsonKeys gone) {
    if (b == nullptr || !b->isObject() || (a != nullptr && !a->isObject()) || b->member(changed) == nullptr) {
        return false;
    }
    return std::ranges::equal(
        membersBut(a, gone), membersBut(b, {changed}),
        [](const auto& x, const auto& y) { return x.first == y.first && x.second->sameValue(*y.second); });
}

} // namespace

std::size_t gltfEntries(const JsonText* list) {
    return list != nullptr && list->isArray() ? list->size() : 0;
}

std::size_t gltfWhole(const JsonText* value) {
    const auto parsed =
        value == nullptr ? nlohmann::json() : nlohmann::json::parse(value->value(), nullptr, false);
    return parsed.is_number_unsigned() ? parsed.get<std::size_t>() : std::size_t(-1);
}

GltfAdditions::GltfAdditions(const JsonText& before, const JsonText& after, const KeptChanges& changes)
    : m_before(before)
    , m_after(after)
    , m_changes(changes) {
    for (const std::string& name : changes.shapes) {
        m_shapes.insert(asWritten(name));
    }
    for (const std::string& name : changes.driven) {
        m_driven.insert(asWritten(name));
    }
}

/// A target of the file goes by the name that it has there, a new one by that which was written. New ones
/// have no names where an author's extras leave no room for them.
std::vector<bool> GltfAdditions::mayDiffer(const GltfMeshPair& mesh) const {
    const TargetCounts counts = targetsOf(mesh).value_or(TargetCounts());
    const Json before = targetNamesOf(mesh.before);
    const Json after = targetNamesOf(mesh.after);
    std::vector<bool> result(counts.after);
    for (std::size_t t = 0; t < counts.after; ++t) {
        const bool unnamed = t >= counts.before && !after.is_array();
        const Json& names = t < counts.before ? before : after;
        result[t] = unnamed ? !m_shapes.empty() : m_shapes.contains(gltfTargetName(names, t));
    }
    return result;
}

std::vector<bool> GltfAdditions::mayMove(const GltfMeshPair& mesh) const {
    const TargetCounts counts = targetsOf(mesh).value_or(TargetCounts());
    const Json names = targetNamesOf(mesh.before);
    std::vector<bool> result(counts.before);
    for (std::size_t t = 0; t < counts.before; ++t) {
        result[t] = m_driven.contains(gltfTargetName(names, t));
    }
    return result;
}

bool GltfAdditions::isNewAccessor(const JsonText* accessor) const {
    const std::size_t index = gltfWhole(accessor);
    return index >= gltfEntries(m_before.member("accessors")) &&
           index < gltfEntries(m_after.member("accessors"));
}

bool GltfAdditions::weights(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const {
    const std::optional<TargetCounts> counts = targetsOf(mesh);
    if (m_shapes.empty() || !counts || gltfEntries(b) != counts->after || gltfEntries(b) < gltfEntries(a)) {
        return false;
    }
    const std::vector<bool> may = mayDiffer(mesh);
    for (std::size_t t = 0; t < gltfEntries(b); ++t) {
        const bool same = t < gltfEntries(a) ? a->at(t).sameValue(b->at(t)) : isZero(b->at(t));
        if (!same && !may[t]) {
            return false;
        }
    }
    return gltfEntries(b) > 0;
}

/// Names that stand there stay. Targets of the file that have none get those that they go by.
bool GltfAdditions::names(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const {
    const std::optional<TargetCounts> counts = targetsOf(mesh);
    const JsonText* before = jsonMember(a, "targetNames");
    const JsonText* after = jsonMember(b, "targetNames");
    if (m_shapes.empty() || !counts || !sameBut(a, b, "targetNames", {"targetNames"}) ||
        gltfEntries(after) != std::max(counts->after, gltfEntries(before))) {
        return false;
    }
    const Json known = targetNamesOf(mesh.before);
    for (std::size_t t = 0; t < gltfEntries(after); ++t) {
        const bool there = t < gltfEntries(before);
        const std::string name = stringOfJson(&after->at(t));
        const bool same = there ? after->at(t).sameValue(before->at(t))
                                : t < counts->before && name == gltfTargetName(known, t);
        const bool added = t >= counts->before && t < counts->after && m_shapes.contains(name);
        if (!same && !added) {
            return false;
        }
    }
    return true;
}

/// Whether a target has what it had, its normals and tangents in new accessors.
bool GltfAdditions::turnsTarget(const JsonText& before, const JsonText& after) const {
    const auto keysOf = [](const JsonText& target) {
        std::set<std::string> keys;
        for (std::size_t i = 0; i < target.size(); ++i) {
            keys.insert(target.key(i));
        }
        return keys;
    };
    if (!before.isObject() || !after.isObject() || keysOf(before) != keysOf(after)) {
        return false;
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        const std::string key = after.key(i);
        const bool turns = key == "POSITION" || key == "NORMAL" || key == "TANGENT";
        if (!(turns ? isNewAccessor(&after.at(i)) : after.at(i).sameValue(*before.member(key)))) {
            return false;
        }
    }
    return true;
}

/// Normals and tangents of the shape that a target was go, unless another rest pose turns them.
bool GltfAdditions::targets(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const {
    const std::optional<TargetCounts> counts = targetsOf(mesh);
    if (!counts || gltfEntries(a) != counts->before || gltfEntries(b) != counts->after) {
        return false;
    }
    const std::vector<bool> may = mayDiffer(mesh);
    for (std::size_t t = 0; t < gltfEntries(b); ++t) {
        const JsonText* was = t < gltfEntries(a) ? &a->at(t) : nullptr;
        const JsonText& now = b->at(t);
        if (was != nullptr && now.sameValue(*was)) {
            continue;
        }
        const bool turned = m_changes.restPosed && was != nullptr && turnsTarget(*was, now);
        if (!may[t] || !isNewAccessor(now.member("POSITION")) ||
            !(turned || sameBut(was, &now, "POSITION", {"POSITION", "NORMAL", "TANGENT"}))) {
            return false;
        }
    }
    return gltfEntries(b) > 0;
}

bool GltfAdditions::nodeWeights(std::size_t node, const JsonText* a, const JsonText* b) const {
    const auto meshOf = [&](const JsonText& file) -> const JsonText* {
        const JsonText* meshes = file.member("meshes");
        const std::size_t mesh = gltfWhole(file.member("nodes")->at(node).member("mesh"));
        return mesh < gltfEntries(meshes) ? &meshes->at(mesh) : nullptr;
    };
    const JsonText* before = meshOf(m_before);
    const JsonText* after = meshOf(m_after);
    return a != nullptr && before != nullptr && after != nullptr && weights(a, b, {*before, *after});
}

bool GltfAdditions::transform(std::size_t node) const {
    return m_changes.keyed.contains(node) && m_before.member("nodes")->at(node).member("matrix") != nullptr &&
           m_after.member("nodes")->at(node).member("matrix") == nullptr;
}

bool GltfAdditions::constraint(const JsonText* a, const JsonText* b) const {
    return sameBut(a, b, kDriverExtension, {kDriverExtension});
}

/// Where the avatar changed a node's constraint, it may be gone, too.
bool GltfAdditions::ofAvatar(std::size_t node, const JsonText* a, const JsonText* b) const {
    return m_changes.avatar.contains("nodes." + std::to_string(node)) &&
           std::ranges::equal(membersBut(a, {kDriverExtension}), membersBut(b, {kDriverExtension}),
                              [](const auto& x, const auto& y) {
                                  return x.first == y.first && x.second->sameValue(*y.second);
                              });
}

/// Whether an object differs in places alone that the avatar changed, and keeps the order of the others.
bool GltfAdditions::avatarAt(const std::string& path, const JsonText* a, const JsonText* b) const {
    if (m_changes.avatar.contains(path)) {
        return true;
    }
    if (a == nullptr || b == nullptr || !a->isObject() || !b->isObject()) {
        return a != nullptr && b != nullptr && a->sameValue(*b);
    }
    std::set<std::string> keys;
    std::vector<std::string> before;
    std::vector<std::string> after;
    for (const auto& [object, list] : {std::pair{a, &before}, {b, &after}}) {
        for (std::size_t i = 0; i < object->size(); ++i) {
            keys.insert(object->key(i));
            if (!m_changes.avatar.contains(path + '.' + object->key(i))) {
                list->push_back(object->key(i));
            }
        }
    }
    return before == after && std::ranges::all_of(keys, [&](const std::string& key) {
               return avatarAt(path + '.' + key, a->member(key), b->member(key));
           });
}

bool GltfAdditions::avatar(const JsonText* a, const JsonText* b) const {
    return avatarAt("extensions", a, b);
}

/// Those of the file stay, and behind them stand some that constraints and springs need.
bool GltfAdditions::extensionsUsed(const JsonText* a, const JsonText* b) const {
    constexpr std::array<std::string_view, 3> kMayBeNew{kDriverExtension, "VRMC_springBone",
                                                        "VRMC_springBone_extended_collider"};
    for (std::size_t i = 0; i < gltfEntries(a); ++i) {
        if (i >= gltfEntries(b) || !a->at(i).sameValue(b->at(i))) {
            return false;
        }
    }
    for (std::size_t i = gltfEntries(a); i < gltfEntries(b); ++i) {
        if (std::ranges::find(kMayBeNew, stringOfJson(&b->at(i))) == kMayBeNew.end()) {
            return false;
        }
    }
    return gltfEntries(b) > gltfEntries(a);
}

bool GltfAdditions::channel(const JsonText& channel) const {
    return m_changes.keyed.contains(gltfWhole(jsonMember(channel.member("target"), "node")));
}

bool GltfAdditions::newChannel(const JsonText& channel) const {
    constexpr std::array<std::string_view, 4> kPaths{"translation", "rotation", "scale", "weights"};
    const std::string path = stringOfJson(jsonMember(channel.member("target"), "path"));
    return this->channel(channel) && std::ranges::find(kPaths, path) != kPaths.end();
}

} // namespace sinew
