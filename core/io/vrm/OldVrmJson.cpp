#include "core/io/vrm/OldVrmJson.h"

#include "core/avatar/SpringChecks.h"
#include "core/io/vrm/ReadVrm.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace sinew {
namespace {

using Json = nlohmann::json;

Json xyzOf(const Vec3& vector) {
    return {{"x", vector.x()}, {"y", vector.y()}, {"z", -vector.z()}};
}

Json ballJson(const Vec3& center, double radius) {
    return {{"offset", xyzOf(center)}, {"radius", radius}};
}

Json degreesJson(const LookRange& range) {
    return {{"curve", {0, 0, 0, 1, 1, 1, 1, 0}}, {"xRange", range.input}, {"yRange", range.output}};
}

/// What VRM 0.x calls what materials change.
std::string oldColor(const std::string& type) {
    constexpr std::array<std::pair<const char*, const char*>, 5> kColors{{{"color", "_Color"},
                                                                          {"emissionColor", "_EmissionColor"},
                                                                          {"shadeColor", "_ShadeColor"},
                                                                          {"rimColor", "_RimColor"},
                                                                          {"outlineColor", "_OutlineColor"}}};
    const auto* known = std::ranges::find(kColors, type, [](const auto& names) { return names.first; });
    return known == kColors.end() ? std::string() : known->second;
}

/// Of the licences that VRM 0.x knows by name.
std::string oldLicense(const VrmSettings& meta) {
    if (meta.otherLicense.empty()) {
        return "Redistribution_Prohibited";
    }
    constexpr std::array<std::pair<const char*, const char*>, 7> kLicenses{
        {{"publicdomain/zero/", "CC0"},
         {"licenses/by/", "CC_BY"},
         {"licenses/by-nc/", "CC_BY_NC"},
         {"licenses/by-sa/", "CC_BY_SA"},
         {"licenses/by-nc-sa/", "CC_BY_NC_SA"},
         {"licenses/by-nd/", "CC_BY_ND"},
         {"licenses/by-nc-nd/", "CC_BY_NC_ND"}}};
    for (const auto& [address, name] : kLicenses) {
        if (meta.otherLicense.starts_with(std::string("https://creativecommons.org/") + address)) {
            return name;
        }
    }
    return "Other";
}

std::string joinedTexts(const std::vector<std::string>& texts) {
    std::string result;
    for (const std::string& text : texts) {
        result += (result.empty() ? "" : ", ") + text;
    }
    return result;
}

} // namespace

/// A capsule is a row of balls that overlap by half; nothing else has a place.
Json OldVrmJson::balls(const SpringCollider& collider) const {
    const Vec3 from = m_writer.place(collider.joint, collider.offset);
    const double radius = m_writer.length(collider.joint, collider.radius);
    if (collider.shape == ColliderShape::Sphere) {
        return Json::array({ballJson(from, radius)});
    }
    Json balls = Json::array();
    if (collider.shape != ColliderShape::Capsule) {
        m_faults.add("old-vrm", colliderTitle(collider));
        return balls;
    }
    constexpr double kMaxBalls = 32.0;
    const Vec3 along = m_writer.place(collider.joint, collider.tail) - from;
    const double steps = std::clamp(std::ceil(along.norm() / std::max(radius, 1e-6)), 1.0, kMaxBalls);
    for (int i = 0; i <= static_cast<int>(steps); ++i) {
        balls.push_back(ballJson(from + (i / steps) * along, radius));
    }
    return balls;
}

std::vector<Json> OldVrmJson::colliderGroups(const Springs& springs, const ColliderGroup& group) const {
    std::vector<Json> result;
    std::vector<std::size_t> nodes;
    for (const std::size_t index : group.colliders) {
        const SpringCollider& collider = springs.colliders[index];
        const std::size_t node = *m_writer.nodeOf(collider.joint);
        const Json each = balls(collider);
        const auto known = std::ranges::find(nodes, node);
        if (known == nodes.end() && !each.empty()) {
            nodes.push_back(node);
            result.push_back({{"node", node}, {"colliders", each}});
        } else if (!each.empty()) {
            Json& list = result[static_cast<std::size_t>(known - nodes.begin())]["colliders"];
            list.insert(list.end(), each.begin(), each.end());
        }
    }
    return result;
}

Json OldVrmJson::boneGroup(const SpringChain& chain) const {
    const SpringJoint& first = chain.joints.front();
    for (std::size_t i = 1; i + 1 < chain.joints.size(); ++i) {
        SpringJoint same = chain.joints[i];
        same.joint = first.joint;
        if (same != first) {
            m_faults.add("old-vrm", chainTitle(chain) + ": " + chain.joints[i].joint);
        }
    }
    const auto center = chain.center.empty() ? std::nullopt : m_writer.nodeOf(chain.center);
    Json json{{"comment", chain.name},
              {"stiffiness", first.stiffness},
              {"gravityPower", first.gravity},
              {"gravityDir", xyzOf(m_writer.target().fileFromModel * first.gravityDirection)},
              {"dragForce", first.drag},
              {"center", -1},
              {"hitRadius", m_writer.length(first.joint, first.radius)}};
    if (center) {
        json["center"] = *center;
    }
    return json;
}

Json OldVrmJson::materialValues(const Expression& expression) const {
    Json values = Json::array();
    const Json materials = Json::parse(expression.materials, nullptr, false);
    const std::vector<Material>& known = m_writer.target().scene->materials;
    const auto nameOfMaterial = [&](const Json& bind) {
        const std::size_t index = gltfSize(bind, "material", known.size());
        return index < known.size() ? known[index].name : std::string();
    };
    for (const Json& bind : gltfMember(materials, "materialColorBinds")) {
        const std::string property = oldColor(gltfText(bind, "type"));
        if (property.empty() || !bind.contains("targetValue")) {
            m_faults.add("old-vrm", expression.name);
            continue;
        }
        values.push_back({{"materialName", nameOfMaterial(bind)},
                          {"propertyName", property},
                          {"targetValue", bind["targetValue"]}});
    }
    for (const Json& bind : gltfMember(materials, "textureTransformBinds")) {
        const std::vector<double> scale = gltfNumbers(bind, "scale", 2);
        const std::vector<double> offset = gltfNumbers(bind, "offset", 2);
        const double sx = scale.empty() ? 1.0 : scale[0];
        const double sy = scale.empty() ? 1.0 : scale[1];
        const double ox = offset.empty() ? 0.0 : offset[0];
        const double oy = offset.empty() ? 0.0 : offset[1];
        values.push_back({{"materialName", nameOfMaterial(bind)},
                          {"propertyName", "_MainTex_ST"},
                          {"targetValue", {sx, sy, ox, 1.0 - oy - sy}}});
    }
    return values;
}

Json OldVrmJson::expression(const Expression& expression) const {
    constexpr double kWhole = 100.0;
    const std::string preset = oldExpressionName(expression.name);
    Json binds = Json::array();
    std::set<std::pair<std::size_t, std::size_t>> said; // of a mesh that several nodes show
    for (const AvatarJson::Bind& bind : m_writer.binds(expression)) {
        const std::size_t mesh = *m_writer.target().meshOfPart[bind.part];
        if (said.insert({mesh, bind.index}).second) {
            binds.push_back({{"mesh", mesh},
                             {"index", bind.index},
                             {"weight", std::clamp(kWhole * bind.weight, 0.0, kWhole)}});
        }
    }
    const bool overrides = expression.blink != ExpressionOverride::None ||
                           expression.look != ExpressionOverride::None ||
                           expression.mouth != ExpressionOverride::None;
    if (overrides) {
        m_faults.add("old-vrm", expression.name);
    }
    return {{"name", expression.name},
            {"presetName", preset.empty() ? "unknown" : preset},
            {"binds", std::move(binds)},
            {"materialValues", materialValues(expression)},
            {"isBinary", expression.binary}};
}

Json OldVrmJson::lookAt(const LookAt& look, const Vec3& offset) {
    return {{"firstPersonBoneOffset", xyzOf(offset)},
            {"lookAtTypeName", look.kind == LookKind::Joints ? "Bone" : "BlendShape"},
            {"lookAtHorizontalInner", degreesJson(look.inner)},
            {"lookAtHorizontalOuter", degreesJson(look.outer)},
            {"lookAtVerticalDown", degreesJson(look.down)},
            {"lookAtVerticalUp", degreesJson(look.up)}};
}

Json OldVrmJson::annotations(const std::vector<FirstPerson>& annotations) const {
    constexpr Names<FirstPerson, 4> kOldNames{{{"Auto", FirstPerson::Auto},
                                               {"Both", FirstPerson::Both},
                                               {"ThirdPersonOnly", FirstPerson::ThirdPersonOnly},
                                               {"FirstPersonOnly", FirstPerson::FirstPersonOnly}}};
    Json list = Json::array();
    std::set<std::size_t> said;
    for (std::size_t p = 0; p < m_writer.target().meshOfPart.size(); ++p) {
        const auto& mesh = m_writer.target().meshOfPart[p];
        if (mesh && said.insert(*mesh).second) {
            const FirstPerson type = p < annotations.size() ? annotations[p] : FirstPerson::Auto;
            list.push_back({{"mesh", *mesh}, {"firstPersonFlag", nameOf(kOldNames, type)}});
        }
    }
    return list;
}

Json OldVrmJson::meta(const VrmSettings& meta, const std::string& name) {
    const char* user = meta.avatar == VrmAvatar::Everyone     ? "Everyone"
                       : meta.avatar == VrmAvatar::OnlyAuthor ? "OnlyAuthor"
                                                              : "ExplicitlyLicensedPerson";
    const auto allowed = [](bool may) { return may ? "Allow" : "Disallow"; };
    const std::string license = oldLicense(meta);
    return {{"title", meta.name.empty() ? name : meta.name},
            {"version", meta.version},
            {"author", joinedTexts(meta.authors)},
            {"contactInformation", meta.contact},
            {"reference", joinedTexts(meta.references)},
            {"allowedUserName", user},
            {"violentUssageName", allowed(meta.violence)},
            {"sexualUssageName", allowed(meta.sexual)},
            {"commercialUssageName", allowed(meta.commercial != VrmCommercial::PersonalNonProfit)},
            {"otherPermissionUrl", ""},
            {"licenseName", license},
            {"otherLicenseUrl", license == "Other" ? meta.otherLicense : std::string()}};
}

std::vector<std::string> OldVrmJson::unheldMeta(const VrmSettings& before, const VrmSettings& after) {
    std::vector<std::string> unheld;
    const std::string name = "-"; // of a character without one
    const Json was = meta(before, name);
    const auto check = [&](const char* key, auto member) {
        VrmSettings one = before;
        one.*member = after.*member;
        if (before.*member != after.*member && meta(one, name) == was) {
            unheld.emplace_back(key);
        }
    };
    check("copyrightInformation", &VrmSettings::copyright);
    check("thirdPartyLicenses", &VrmSettings::thirdPartyLicenses);
    check("commercialUsage", &VrmSettings::commercial);
    check("allowPoliticalOrReligiousUsage", &VrmSettings::political);
    check("allowAntisocialOrHateUsage", &VrmSettings::antisocial);
    if (after.otherLicense.empty()) { // else that licence says it
        check("modification", &VrmSettings::modification);
        check("allowRedistribution", &VrmSettings::redistribution);
        check("creditNotation", &VrmSettings::uncredited);
    }
    return unheld;
}

std::string oldHumanBone(const std::string& bone) {
    for (const char* side : {"left", "right"}) {
        if (bone == std::string(side) + "ThumbMetacarpal") {
            return std::string(side) + "ThumbProximal";
        }
        if (bone == std::string(side) + "ThumbProximal") {
            return std::string(side) + "ThumbIntermediate";
        }
    }
    return bone;
}

} // namespace sinew
