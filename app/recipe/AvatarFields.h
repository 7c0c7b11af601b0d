#pragma once

#include "app/recipe/FieldJson.h"
#include "app/recipe/NamedAvatar.h"

namespace sinew {

// The descriptions of what avatars hold in files.

constexpr Names<int, 3> kAxisWords{{{"x", 0}, {"y", 1}, {"z", 2}}};

template<>
struct FieldsOf<SpringJoint> {
    static constexpr std::tuple rows{field("joint", &SpringJoint::joint, FilledText{}).needed().joint(),
                                     field("stiffness", &SpringJoint::stiffness).always(),
                                     field("drag", &SpringJoint::drag).always(),
                                     field("gravity", &SpringJoint::gravity).always(),
                                     field("gravityDirection", &SpringJoint::gravityDirection),
                                     field("radius", &SpringJoint::radius).always()};
};

template<>
struct FieldsOf<SpringChain> {
    static constexpr const char* form =
        "[{\"name\": name, \"joints\": [{\"joint\": name, \"stiffness\": s, \"drag\": d, \"gravity\": g, "
        "\"gravityDirection\": [x, y, z], \"radius\": r}, ...], \"center\": joint, \"groups\": [number, "
        "...], \"tail\": [x, y, z]}, ...]";
    static constexpr std::tuple rows{
        field("name", &SpringChain::name), field("joints", &SpringChain::joints).needed(),
        field("center", &SpringChain::center).joint(), field("groups", &SpringChain::groups),
        field("tail", &SpringChain::tail)};
};

template<>
struct FieldsOf<SpringCollider> {
    static constexpr const char* form =
        "[{\"name\": name, \"joint\": name, \"shape\": sphere, capsule, plane, inside-sphere or "
        "inside-capsule, \"offset\": [x, y, z], \"tail\": [x, y, z], \"normal\": [x, y, z], \"radius\": r}, "
        "...]";
    static constexpr std::tuple rows{
        field("name", &SpringCollider::name),
        field("joint", &SpringCollider::joint, FilledText{}).needed().joint(),
        field("shape", &SpringCollider::shape, Choice{kColliderShapeNames}).needed(),
        field("offset", &SpringCollider::offset).always(),
        field("tail", &SpringCollider::tail),
        field("normal", &SpringCollider::normal),
        field("radius", &SpringCollider::radius)};
};

template<>
struct FieldsOf<ColliderGroup> {
    static constexpr const char* form = "[{\"name\": name, \"colliders\": [number, ...]}, ...]";
    static constexpr std::tuple rows{field("name", &ColliderGroup::name),
                                     field("colliders", &ColliderGroup::colliders).needed()};
};

template<>
struct FieldsOf<NodeConstraint> {
    static constexpr const char* form =
        "[{\"joint\": name, \"source\": name, \"kind\": roll, aim or rotation, \"weight\": 0 to 1, "
        "\"axis\": x, y or z, \"negative\": true or false, \"direction\": [x, y, z]}, ...]";
    static constexpr bool hasAxis(const NodeConstraint& constraint) {
        return constraint.kind != ConstraintKind::Rotation;
    }
    static constexpr bool aims(const NodeConstraint& constraint) {
        return constraint.kind == ConstraintKind::Aim;
    }
    static constexpr std::tuple rows{
        field("joint", &NodeConstraint::joint, FilledText{}).needed().joint(),
        field("source", &NodeConstraint::source, FilledText{}).needed().joint(),
        field("kind", &NodeConstraint::kind, Choice{kConstraintKindNames}).needed(),
        field("weight", &NodeConstraint::weight).always(),
        field("axis", &NodeConstraint::axis, Choice{kAxisWords}).always().when(hasAxis),
        field("negative", &NodeConstraint::negative).when(aims),
        field("direction", &NodeConstraint::direction).when(hasAxis)};
};

/// A JSON object that is kept as text.
struct ObjectText {};

inline nlohmann::ordered_json valueJson(const ObjectText& /*kind*/, const std::string& text) {
    return nlohmann::ordered_json::parse(text, nullptr, false);
}

inline bool readValue(const nlohmann::ordered_json& json, const ObjectText& /*kind*/, std::string& text) {
    text = json.is_object() ? json.dump() : std::string();
    return json.is_object();
}

template<>
struct FieldsOf<ExpressionShape> {
    static constexpr std::tuple rows{field("shape", &ExpressionShape::shape, FilledText{}).needed(),
                                     field("weight", &ExpressionShape::weight).always()};
};

template<>
struct FieldsOf<NamedShape> {
    static constexpr std::tuple rows{Inlined{&NamedShape::shape},
                                     field("part", &NamedShape::part, FilledText{})};
};

template<>
struct FieldsOf<Expression> {
    static constexpr std::tuple rows{
        field("name", &Expression::name, FilledText{}).needed(),
        field("binary", &Expression::binary),
        field("overrideBlink", &Expression::blink, Choice{kExpressionOverrideNames}),
        field("overrideLookAt", &Expression::look, Choice{kExpressionOverrideNames}),
        field("overrideMouth", &Expression::mouth, Choice{kExpressionOverrideNames}),
        field("materials", &Expression::materials, ObjectText{})};
};

template<>
struct FieldsOf<NamedExpression> {
    static constexpr const char* form =
        "[{\"name\": name, \"shapes\": [{\"shape\": name, \"weight\": 0 to 1, \"part\": name}, ...], "
        "\"binary\": true or false, \"overrideBlink\", \"overrideLookAt\", \"overrideMouth\": none, block "
        "or blend}, ...]";
    static constexpr std::tuple rows{Inlined{&NamedExpression::expression},
                                     field("shapes", &NamedExpression::shapes)};
};

template<>
struct FieldsOf<NamedFirstPerson> {
    static constexpr const char* form =
        "[{\"part\": name, \"shown\": auto, both, thirdPersonOnly or firstPersonOnly}, ...]";
    static constexpr std::tuple rows{
        field("part", &NamedFirstPerson::part, FilledText{}).needed(),
        field("shown", &NamedFirstPerson::shown, Choice{kFirstPersonNames}).needed()};
};

template<>
struct FieldsOf<LookRange> {
    static constexpr std::tuple rows{field("input", &LookRange::input).always(),
                                     field("output", &LookRange::output).always()};
};

template<>
struct FieldsOf<LookAt> {
    static constexpr const char* form =
        "{\"kind\": bone or expression, \"offset\": [x, y, z], \"inner\", \"outer\", \"down\", \"up\": "
        "{\"input\": degrees, \"output\": degrees or weight}}";
    static constexpr std::tuple rows{field("kind", &LookAt::kind, Choice{kLookKindNames}).needed(),
                                     field("offset", &LookAt::offset).always(),
                                     field("inner", &LookAt::inner).always(),
                                     field("outer", &LookAt::outer).always(),
                                     field("down", &LookAt::down).always(),
                                     field("up", &LookAt::up).always()};
};

} // namespace sinew
