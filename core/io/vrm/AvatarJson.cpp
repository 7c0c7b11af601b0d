#include "core/io/vrm/AvatarJson.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

using Json = nlohmann::json;

Json listOf(const Vec3& vector) {
    return {vector.x(), vector.y(), vector.z()};
}

bool isPresetName(const std::string& name) {
    return std::ranges::find(kPresetExpressions, name) != kPresetExpressions.end();
}

bool isExtended(ColliderShape shape) {
    return shape != ColliderShape::Sphere && shape != ColliderShape::Capsule;
}

bool isCapsule(ColliderShape shape) {
    return shape == ColliderShape::Capsule || shape == ColliderShape::InsideCapsule;
}

/// What programs see that do not know the extension: "Exporter Implementation" of the specification.
Json fallbackShape(const SpringCollider& collider) {
    constexpr double kWide = 1000.0;     // metres: within 0.1 mm of a plane in floats
    constexpr double kFarAway = 10000.0; // metres
    if (collider.shape == ColliderShape::Plane) {
        return {
            {"sphere", {{"radius", kWide}, {"offset", listOf(collider.offset - kWide * collider.normal)}}}};
    }
    return {{"sphere", {{"radius", 0.0}, {"offset", {0.0, -kFarAway, 0.0}}}}};
}

Json shapeJson(const SpringCollider& collider) {
    if (collider.shape == ColliderShape::Plane) {
        return {{"plane", {{"offset", listOf(collider.offset)}, {"normal", listOf(collider.normal)}}}};
    }
    Json round{{"offset", listOf(collider.offset)}, {"radius", collider.radius}};
    if (isExtended(collider.shape)) {
        round["inside"] = true;
    }
    if (isCapsule(collider.shape)) {
        round["tail"] = listOf(collider.tail);
    }
    return {{isCapsule(collider.shape) ? "capsule" : "sphere", std::move(round)}};
}

void setIfSaid(Json& json, const char* key, const std::string& text) {
    if (!text.empty()) {
        json[key] = text;
    }
}

double scaleOfLengths(const Transform& transform) {
    return std::cbrt(std::abs(transform.linear().determinant()));
}

Json rangeJson(const LookRange& range) {
    return {{"inputMaxValue", std::clamp(range.input, 0.0, 180.0)}, {"outputScale", range.output}};
}

} // namespace

std::optional<std::size_t> AvatarJson::nodeOf(const std::string& joint) const {
    const std::int32_t found = m_target.scene->skeleton.find(joint);
    return found == kNone ? std::nullopt
                          : std::optional(m_target.nodeOfJoint[static_cast<std::size_t>(found)]);
}

double AvatarJson::length(const std::string& joint, double length) const {
    const auto j = static_cast<std::size_t>(m_target.scene->skeleton.find(joint));
    return length * scaleOfLengths(m_target.nodeFromJoint[j]);
}

Vec3 AvatarJson::place(const std::string& joint, const Vec3& place) const {
    return m_target.nodeFromJoint[static_cast<std::size_t>(m_target.scene->skeleton.find(joint))] * place;
}

Json AvatarJson::collider(const SpringCollider& collider) const {
    SpringCollider stated = collider;
    stated.offset = place(collider.joint, collider.offset);
    stated.tail = place(collider.joint, collider.tail);
    stated.radius = std::max(length(collider.joint, collider.radius), 0.0);
    const auto j = static_cast<std::size_t>(m_target.scene->skeleton.find(collider.joint));
    stated.normal = (m_target.nodeFromJoint[j].linear().inverse().transpose() * collider.normal).normalized();
    Json json{{"node", m_target.nodeOfJoint[j]}};
    setIfSaid(json, "name", collider.name);
    if (!isExtended(collider.shape)) {
        json["shape"] = shapeJson(stated);
        return json;
    }
    json["shape"] = fallbackShape(stated);
    json["extensions"]["VRMC_springBone_extended_collider"] = {{"specVersion", "1.0"},
                                                               {"shape", shapeJson(stated)}};
    return json;
}

Json AvatarJson::group(const ColliderGroup& group) {
    Json json{{"colliders", group.colliders}};
    setIfSaid(json, "name", group.name);
    return json;
}

/// The schema has no gravity below 0: it falls the other way.
Json AvatarJson::chain(const SpringChain& chain) const {
    Json joints = Json::array();
    for (const SpringJoint& each : chain.joints) {
        const double sign = each.gravity < 0.0 ? -1.0 : 1.0;
        const Vec3 direction = m_target.fileFromModel * Vec3(sign * each.gravityDirection);
        joints.push_back({{"node", *nodeOf(each.joint)},
                          {"hitRadius", std::max(length(each.joint, each.radius), 0.0)},
                          {"stiffness", std::max(each.stiffness, 0.0)},
                          {"gravityPower", std::abs(each.gravity)},
                          {"gravityDir", listOf(direction)},
                          {"dragForce", std::clamp(each.drag, 0.0, 1.0)}});
    }
    Json json{{"joints", std::move(joints)}};
    setIfSaid(json, "name", chain.name);
    if (!chain.groups.empty()) {
        json["colliderGroups"] = chain.groups;
    }
    if (const auto center = chain.center.empty() ? std::nullopt : nodeOf(chain.center)) {
        json["center"] = *center;
    }
    return json;
}

Json AvatarJson::springs(const Springs& springs) const {
    if (springs.empty()) {
        return {};
    }
    constexpr std::size_t kEmpty = std::size_t(-1);
    Json json{{"specVersion", "1.0"}};
    for (const SpringCollider& each : springs.colliders) {
        json["colliders"].push_back(collider(each));
    }
    std::vector<std::size_t> became;
    for (const ColliderGroup& each : springs.groups) {
        became.push_back(each.colliders.empty() ? kEmpty : json["colliderGroups"].size());
        if (!each.colliders.empty()) {
            json["colliderGroups"].push_back(group(each));
        }
    }
    if (json.contains("colliderGroups") && json["colliderGroups"].empty()) {
        json.erase("colliderGroups");
    }
    for (SpringChain each : springs.chains) {
        for (std::size_t& number : each.groups) {
            number = became[number];
        }
        std::erase(each.groups, kEmpty);
        json["springs"].push_back(chain(each));
    }
    return json;
}

std::vector<AvatarJson::Bind> AvatarJson::binds(const Expression& expression) const {
    std::vector<Bind> result;
    const std::vector<Part>& parts = m_target.scene->parts;
    for (const ExpressionShape& shape : expression.shapes) {
        bool found = false;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            if ((shape.part != kNone && shape.part != static_cast<std::int32_t>(p)) ||
                !m_target.nodeOfPart[p]) {
                continue;
            }
            const std::vector<MorphTarget>& targets = parts[p].mesh->morphTargets;
            const auto target = std::ranges::find(targets, shape.shape, &MorphTarget::name);
            if (target != targets.end()) {
                result.push_back({p, static_cast<std::size_t>(target - targets.begin()), shape.weight});
                found = true;
            }
        }
        if (!found) {
            m_faults.add("shape-missing", expression.name + ": " + shape.shape);
        }
    }
    return result;
}

Json AvatarJson::expression(const Expression& expression) const {
    Json json = Json::object();
    for (const Bind& bind : binds(expression)) {
        json["morphTargetBinds"].push_back(
            {{"node", *m_target.nodeOfPart[bind.part]}, {"index", bind.index}, {"weight", bind.weight}});
    }
    const Json materials = Json::parse(expression.materials, nullptr, false);
    for (const char* key : {"materialColorBinds", "textureTransformBinds"}) {
        for (const Json& bind : gltfMember(materials, key)) {
            if (gltfSize(bind, "material", m_target.scene->materials.size()) <
                m_target.scene->materials.size()) {
                json[key].push_back(bind);
            } else {
                m_faults.add("material-missing", expression.name);
            }
        }
    }
    if (expression.binary) {
        json["isBinary"] = true;
    }
    for (const auto& [key, value] : {std::pair{"overrideBlink", expression.blink},
                                     {"overrideLookAt", expression.look},
                                     {"overrideMouth", expression.mouth}}) {
        if (value != ExpressionOverride::None) {
            json[key] = nameOf(kExpressionOverrideNames, value);
        }
    }
    return json;
}

Json AvatarJson::expressions(const std::vector<Expression>& expressions) const {
    Json json;
    for (const Expression& each : expressions) {
        json[isPresetName(each.name) ? "preset" : "custom"][each.name] = expression(each);
    }
    return json;
}

Json AvatarJson::lookAt(const LookAt& look, const Vec3& offset) {
    return {{"type", nameOf(kLookKindNames, look.kind)},
            {"offsetFromHeadBone", listOf(offset)},
            {"rangeMapHorizontalInner", rangeJson(look.inner)},
            {"rangeMapHorizontalOuter", rangeJson(look.outer)},
            {"rangeMapVerticalDown", rangeJson(look.down)},
            {"rangeMapVerticalUp", rangeJson(look.up)}};
}

Json AvatarJson::firstPerson(const std::vector<FirstPerson>& annotations) const {
    Json list = Json::array();
    for (std::size_t p = 0; p < m_target.nodeOfPart.size(); ++p) {
        if (m_target.nodeOfPart[p]) {
            const FirstPerson type = p < annotations.size() ? annotations[p] : FirstPerson::Auto;
            list.push_back({{"node", *m_target.nodeOfPart[p]}, {"type", nameOf(kFirstPersonNames, type)}});
        }
    }
    return list.empty() ? Json::object() : Json{{"meshAnnotations", std::move(list)}};
}

bool usesExtendedColliders(const Springs& springs) {
    return std::ranges::any_of(springs.colliders,
                               [](const SpringCollider& each) { return isExtended(each.shape); });
}

Json metaJson(const VrmSettings& meta, const std::string& name) {
    Json json{{"name", meta.name.empty() ? name : meta.name},
              {"authors", meta.authors},
              {"licenseUrl", "https://vrm.dev/licenses/1.0/"},
              {"avatarPermission", nameOf(kVrmAvatarNames, meta.avatar)},
              {"allowExcessivelyViolentUsage", meta.violence},
              {"allowExcessivelySexualUsage", meta.sexual},
              {"commercialUsage", nameOf(kVrmCommercialNames, meta.commercial)},
              {"allowPoliticalOrReligiousUsage", meta.political},
              {"allowAntisocialOrHateUsage", meta.antisocial},
              {"creditNotation", meta.uncredited ? "unnecessary" : "required"},
              {"allowRedistribution", meta.redistribution},
              {"modification", nameOf(kVrmModificationNames, meta.modification)}};
    setIfSaid(json, "version", meta.version);
    setIfSaid(json, "copyrightInformation", meta.copyright);
    setIfSaid(json, "contactInformation", meta.contact);
    setIfSaid(json, "thirdPartyLicenses", meta.thirdPartyLicenses);
    setIfSaid(json, "otherLicenseUrl", meta.otherLicense);
    if (!meta.references.empty()) {
        json["references"] = meta.references;
    }
    return json;
}

namespace {

/// Bones that the settings say, and those that the file said of joints that are still there.
std::vector<BoneJoint> joinedBones(const Skeleton& skeleton, const VrmSettings& own,
                                   const VrmSettings& settings) {
    std::vector<BoneJoint> bones = settings.bones;
    for (const BoneJoint& each : own.bones) {
        const bool there = each.joint.empty() || skeleton.find(each.joint) != kNone;
        if (there && std::ranges::find(settings.bones, each.bone, &BoneJoint::bone) == settings.bones.end()) {
            bones.push_back(each);
        }
    }
    return bones;
}

} // namespace

VrmSettings metaOf(const Scene& scene, const VrmSettings& settings) {
    const std::optional<VrmSettings>& own = avatarOf(scene.avatar).meta;
    if (!own) {
        return settings;
    }
    const bool anew = !settings.authors.empty();
    VrmSettings meta = anew ? settings : *own;
    meta.bones = joinedBones(scene.skeleton, *own, settings);
    meta.spec = settings.spec ? settings.spec : own->spec;
    const VrmSettings unsaid;
    const auto take = [&](auto member) {
        if (!anew && settings.*member != unsaid.*member) {
            meta.*member = settings.*member;
        }
    };
    for (const auto text :
         {&VrmSettings::name, &VrmSettings::version, &VrmSettings::copyright, &VrmSettings::contact,
          &VrmSettings::thirdPartyLicenses, &VrmSettings::otherLicense}) {
        take(text);
    }
    for (const auto& [word, flag] : kVrmAllowNames) {
        take(flag);
    }
    take(&VrmSettings::references);
    take(&VrmSettings::avatar);
    take(&VrmSettings::commercial);
    take(&VrmSettings::modification);
    take(&VrmSettings::mtoon);
    return meta;
}

} // namespace sinew
