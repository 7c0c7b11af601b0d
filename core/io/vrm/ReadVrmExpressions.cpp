#include "core/io/vrm/ReadVrm.h"

#include "core/io/source/TextWords.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

/// Bytes that are no UTF-8 become marks.
std::string compactText(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isPreset(const std::string& name) {
    return std::ranges::find(kPresetExpressions, name) != kPresetExpressions.end();
}

/// The shape that a bind sets; nothing where it names none. `mesh`: index into ImportedFile::meshes.
std::optional<ExpressionShape> shapeOf(const VrmSource& vrm, std::int32_t mesh, std::size_t index,
                                       double weight) {
    if (mesh == kNone) {
        return std::nullopt;
    }
    const std::vector<MorphTarget>& targets =
        vrm.source.meshes[static_cast<std::size_t>(mesh)].mesh.morphTargets;
    return index < targets.size() ? std::optional(ExpressionShape{targets[index].name, weight, mesh})
                                  : std::nullopt;
}

ExpressionOverride overrideOf(VrmEntry& entry, const char* key) {
    const std::string word = entry.text(key);
    const auto known = valueOf(kExpressionOverrideNames, word);
    if (!known && !word.empty()) {
        entry.blame("wrong-type");
    }
    return known.value_or(ExpressionOverride::None);
}

class Expressions1Reader {
public:
    explicit Expressions1Reader(VrmSource& vrm)
        : m_vrm(vrm) {}

    std::vector<Expression> read(const Json& json) {
        readPresets(gltfMember(json, "preset"));
        const Json& custom = gltfMember(json, "custom");
        for (auto each = custom.begin(); custom.is_object() && each != custom.end(); ++each) {
            if (isPreset(each.key()) && gltfMember(json, "preset").contains(each.key())) {
                m_vrm.faults.add("said-twice", "VRMC_vrm.expressions.custom." + each.key());
            } else {
                readOne(each.key(), *each, "custom");
            }
        }
        for (const auto& [list, value] :
             {std::pair{"preset", &gltfMember(json, "preset")}, {"custom", &custom}}) {
            if (!value->is_null() && !value->is_object()) {
                m_vrm.faults.add("wrong-type", std::string("VRMC_vrm.expressions.") + list);
            }
        }
        return std::move(m_result);
    }

private:
    void readPresets(const Json& presets) {
        for (const char* name : kPresetExpressions) {
            if (const Json& each = gltfMember(presets, name); !each.is_null()) {
                readOne(name, each, "preset");
            }
        }
        for (auto each = presets.begin(); presets.is_object() && each != presets.end(); ++each) {
            if (!isPreset(each.key())) {
                m_vrm.faults.add("index-unknown", "VRMC_vrm.expressions.preset." + each.key());
            }
        }
    }

    void readOne(const std::string& name, const Json& json, const std::string& list) {
        const std::string path = "VRMC_vrm.expressions." + list + '.' + name;
        VrmEntry entry(json);
        Expression expression;
        expression.name = name;
        expression.binary = entry.flag("isBinary");
        expression.blink = overrideOf(entry, "overrideBlink");
        expression.look = overrideOf(entry, "overrideLookAt");
        expression.mouth = overrideOf(entry, "overrideMouth");
        const Json& binds = entry.list("morphTargetBinds");
        for (std::size_t i = 0; i < binds.size(); ++i) {
            readBind(binds[i], vrmPath(path + ".morphTargetBinds", i), expression);
        }
        Json materials = Json::object();
        for (const char* key : {"materialColorBinds", "textureTransformBinds"}) {
            readMaterials(entry.list(key), path + '.' + key, materials[key]);
            if (materials[key].empty()) {
                materials.erase(key);
            }
        }
        expression.materials = materials.empty() ? std::string() : compactText(materials);
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), path);
        }
        if (json.is_object()) {
            m_result.push_back(std::move(expression));
        }
    }

    void readBind(const Json& json, const std::string& path, Expression& expression) {
        VrmEntry entry(json);
        const auto node = entry.index("node", m_vrm.meshOfNode.size());
        const auto index = entry.index("index", std::size_t(-1), "shape-missing");
        const double weight = entry.number("weight", 1.0);
        const auto shape = entry.fault() == nullptr && node && index
                               ? shapeOf(m_vrm, m_vrm.meshOfNode[*node], *index, weight)
                               : std::nullopt;
        if (shape) {
            expression.shapes.push_back(*shape);
        } else {
            m_vrm.faults.add(entry.fault() != nullptr ? entry.fault() : "shape-missing", path);
        }
    }

    void readMaterials(const Json& binds, const std::string& path, Json& kept) {
        kept = Json::array();
        for (std::size_t i = 0; i < binds.size(); ++i) {
            VrmEntry entry(binds[i]);
            const auto material = entry.index("material", m_vrm.source.materials.size(), "material-missing");
            if (entry.fault() == nullptr && material) {
                kept.push_back(binds[i]);
            } else {
                m_vrm.faults.add(entry.fault() != nullptr ? entry.fault() : "material-missing",
                                 vrmPath(path, i));
            }
        }
    }

    VrmSource& m_vrm;
    std::vector<Expression> m_result;
};

/// The names of VRM 0.x, and what they are in 1.0.
constexpr std::array<std::pair<const char*, const char*>, 17> kOldExpressions{{{"neutral", "neutral"},
                                                                               {"a", "aa"},
                                                                               {"i", "ih"},
                                                                               {"u", "ou"},
                                                                               {"e", "ee"},
                                                                               {"o", "oh"},
                                                                               {"blink", "blink"},
                                                                               {"joy", "happy"},
                                                                               {"angry", "angry"},
                                                                               {"sorrow", "sad"},
                                                                               {"fun", "relaxed"},
                                                                               {"lookup", "lookUp"},
                                                                               {"lookdown", "lookDown"},
                                                                               {"lookleft", "lookLeft"},
                                                                               {"lookright", "lookRight"},
                                                                               {"blink_l", "blinkLeft"},
                                                                               {"blink_r", "blinkRight"}}};

/// Properties of Unity's materials that VRM 0.x changes, as VRM 1.0 calls them.
constexpr std::array<std::pair<std::string_view, const char*>, 5> kOldColors{
    {{"_Color", "color"},
     {"_EmissionColor", "emissionColor"},
     {"_ShadeColor", "shadeColor"},
     {"_RimColor", "rimColor"},
     {"_OutlineColor", "outlineColor"}}};

class Expressions0Reader {
public:
    explicit Expressions0Reader(VrmSource& vrm)
        : m_vrm(vrm) {
        for (std::size_t n = 0; n < vrm.meshOfNode.size(); ++n) {
            const std::int32_t mesh = vrm.meshOfNode[n];
            if (mesh != kNone) {
                m_meshes[gltfSize(vrm.file.item("nodes", n), "mesh", 0)].push_back(mesh);
            }
        }
    }

    std::vector<Expression> read(const Json& master) {
        VrmEntry entry(master);
        const Json& groups = entry.list("blendShapeGroups");
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), "VRM.blendShapeMaster");
        }
        for (std::size_t i = 0; i < groups.size(); ++i) {
            readGroup(groups[i], i);
        }
        return std::move(m_result);
    }

private:
    void readGroup(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        const std::string own = entry.text("name");
        const std::string preset = lowerWord(entry.text("presetName"));
        const std::string path = vrmPath("VRM.blendShapeMaster.blendShapeGroups", i, own);
        const auto* known =
            std::ranges::find(kOldExpressions, std::string_view(preset),
                              [](const auto& names) { return std::string_view(names.first); });
        Expression expression;
        expression.name = known != kOldExpressions.end() ? known->second : own;
        expression.binary = entry.flag("isBinary");
        const Json& binds = entry.list("binds");
        for (std::size_t b = 0; b < binds.size(); ++b) {
            readBind(binds[b], vrmPath(path + ".binds", b), expression);
        }
        expression.materials = readMaterials(entry.list("materialValues"), path);
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), path);
        }
        if (!json.is_object() || expression.name.empty()) {
            return;
        }
        if (m_names.insert(expression.name).second) {
            m_result.push_back(std::move(expression));
        } else {
            m_vrm.faults.add("said-twice", path);
        }
    }

    /// Weights go from 0 to 100. All nodes that show the mesh have the shape.
    void readBind(const Json& json, const std::string& path, Expression& expression) {
        constexpr double kWhole = 100.0;
        VrmEntry entry(json);
        const auto mesh = entry.index("mesh", m_vrm.file.count("meshes"), "part-missing");
        const auto index = entry.index("index", std::size_t(-1), "shape-missing");
        const double weight = entry.number("weight", kWhole) / kWhole;
        const auto shown = mesh ? m_meshes.find(*mesh) : m_meshes.end();
        std::size_t set = 0;
        for (const std::int32_t each : entry.fault() == nullptr && index && shown != m_meshes.end()
                                           ? shown->second
                                           : std::vector<std::int32_t>()) {
            if (const auto shape = shapeOf(m_vrm, each, *index, weight)) {
                expression.shapes.push_back(*shape);
                ++set;
            }
        }
        if (set == 0) {
            m_vrm.faults.add(entry.fault() != nullptr ? entry.fault() : "shape-missing", path);
        }
    }

    std::optional<std::size_t> materialOf(const std::string& name) const {
        const auto found = std::ranges::find(m_vrm.source.materials, name, &Material::name);
        return found == m_vrm.source.materials.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - m_vrm.source.materials.begin()));
    }

    std::string readMaterials(const Json& values, const std::string& path) {
        Json kept = Json::object();
        for (std::size_t i = 0; i < values.size(); ++i) {
            VrmEntry entry(values[i]);
            const auto material = materialOf(entry.text("materialName"));
            const std::string property = entry.text("propertyName");
            const std::vector<double> target = gltfNumbers(values[i], "targetValue", 4);
            const auto* color = std::ranges::find(kOldColors, std::string_view(property),
                                                  [](const auto& names) { return names.first; });
            if (entry.fault() != nullptr || !material || target.empty()) {
                m_vrm.faults.add(material ? "wrong-type" : "material-missing",
                                 vrmPath(path + ".materialValues", i));
            } else if (color != kOldColors.end()) {
                kept["materialColorBinds"].push_back(
                    {{"material", *material}, {"type", color->second}, {"targetValue", target}});
            } else if (property == "_MainTex_ST") {
                // Unity counts upwards from below.
                kept["textureTransformBinds"].push_back(
                    {{"material", *material},
                     {"scale", {target[0], target[1]}},
                     {"offset", {target[2], 1.0 - target[3] - target[1]}}});
            } else {
                m_vrm.faults.add("index-unknown", vrmPath(path + ".materialValues", i, property));
            }
        }
        return kept.empty() ? std::string() : compactText(kept);
    }

    VrmSource& m_vrm;
    std::map<std::size_t, std::vector<std::int32_t>> m_meshes; ///< by their number in the file
    std::set<std::string> m_names;
    std::vector<Expression> m_result;
};

} // namespace

std::vector<Expression> readExpressions1(VrmSource& vrm, const Json& expressions) {
    return Expressions1Reader(vrm).read(expressions);
}

std::vector<Expression> readExpressions0(VrmSource& vrm, const Json& master) {
    return master.is_null() ? std::vector<Expression>() : Expressions0Reader(vrm).read(master);
}

std::string oldExpressionName(const std::string& name) {
    const auto* known = std::ranges::find(kOldExpressions, std::string_view(name),
                                          [](const auto& names) { return std::string_view(names.second); });
    return known == kOldExpressions.end() ? std::string() : known->first;
}

} // namespace sinew
