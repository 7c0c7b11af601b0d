#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Notice.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Shapes.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What an expression does to blinking, looking or the mouth of others while it is on.
enum class ExpressionOverride { None, Block, Blend };

/// The words of VRM 1.0.
constexpr Names<ExpressionOverride, 3> kExpressionOverrideNames{{{"none", ExpressionOverride::None},
                                                                 {"block", ExpressionOverride::Block},
                                                                 {"blend", ExpressionOverride::Blend}}};

/// The expressions that VRM 1.0 knows by name, in its order. All others are the author's own.
inline constexpr std::array kPresetExpressions{
    "happy", "angry", "sad",       "relaxed",    "surprised", "aa",       "ih",       "ou",        "ee",
    "oh",    "blink", "blinkLeft", "blinkRight", "lookUp",    "lookDown", "lookLeft", "lookRight", "neutral"};

/// A morph target that an expression sets.
struct ExpressionShape {
    std::string shape;
    double weight = 1.0;       ///< where the expression is wholly on: 0 not at all, 1 wholly
    std::int32_t part = kNone; ///< index into the scene's parts; kNone: on all that have a shape of the name
    bool operator==(const ExpressionShape&) const = default;
};

/// What a face can be told to show (VRMC_vrm.expressions; blendShapeMaster of VRM 0.x).
struct Expression {
    std::string name;    ///< one of kPresetExpressions, or the author's own
    bool binary = false; ///< on or off, nothing in between
    ExpressionOverride blink = ExpressionOverride::None;
    ExpressionOverride look = ExpressionOverride::None;
    ExpressionOverride mouth = ExpressionOverride::None;
    std::vector<ExpressionShape> shapes;
    /// Its binds of materials as VRM 1.0 has them, kept for files: an object with "materialColorBinds" and
    /// "textureTransformBinds" whose materials are indices into the scene's; empty: none.
    std::string materials;
    bool operator==(const Expression&) const = default;
};

/// Whether VRM 1.0 knows the name.
bool isPresetExpression(std::string_view name);

/// The shape of that name on a part: of `shapes`, else its mesh's own; null: the part has none.
const MorphTarget* shapeOfPart(const Scene& scene, const Shapes& shapes, std::size_t part,
                               const std::string& name);

/// Whether there is a part that an expression's shape is set on.
bool hasShape(const Scene& scene, const Shapes& shapes, const ExpressionShape& shape);

/// Whether a part has each shape that an expression sets. Error: ExpressionShapeUnknown. O(#shapes #parts).
Expected<void> checkShapes(const Scene& scene, const Shapes& shapes, const Expression& expression);

/// Whether each expression has a name of its own, and its weights are from 0 to 1. Errors:
/// ExpressionNameEmpty, ExpressionNameTaken, ExpressionWeightInvalid. O(#expressions^2).
Expected<void> validateExpressions(std::span<const Expression> expressions);

/// Brings expressions of a file to what is allowed: weights from 0 to 1, each name once, a name for those
/// without. Notices: ExpressionWeightsClamped, ExpressionRenamed.
Notices mendExpressions(std::vector<Expression>& expressions);

/// ExpressionShapesMissing of each that sets shapes which no part has. Those stay, and nothing shows them.
Notices missingShapes(const Scene& scene, const Shapes& shapes, std::span<const Expression> expressions);

/// A name that no expression has: `wanted`, or with a number behind it.
std::string freeExpressionName(std::span<const Expression> expressions, const std::string& wanted);

/// How far an expression is on: 0 not at all, 1 wholly.
struct ExpressionWeight {
    std::string name;
    double weight = 0.0;
    bool operator==(const ExpressionWeight&) const = default;
};

/// The shapes that these expressions turn on together, as VRM 1.0 has it (VRMC_vrm, expressions: overrides):
/// binary ones are off up to 0.5 and wholly on above; blinking, looking and the mouth are multiplied by 1
/// minus the sum of what overrides them, which is the weight of those that blend and 1 of those that block;
/// a binary one that is overridden is off. Shapes of one name and part add up. O(#expressions #shapes).
std::vector<ExpressionShape> shapesOf(std::span<const Expression> expressions,
                                      std::span<const ExpressionWeight> weights);

/// What turns eyes to where the character looks.
enum class LookKind { Joints, Expressions };

constexpr Names<LookKind, 2> kLookKindNames{
    {{"bone", LookKind::Joints}, {"expression", LookKind::Expressions}}};

/// How far eyes turn: the angle of the view from `input` degrees on gives `output`, less in proportion.
/// `output`: degrees for joints, a weight for expressions.
struct LookRange {
    double input = 90.0;
    double output = 10.0;
    bool operator==(const LookRange&) const = default;
};

struct LookAt {
    LookKind kind = LookKind::Joints;
    Vec3 offset = Vec3::Zero(); ///< between the eyes, from the head joint in its own axes, scene units
    LookRange inner, outer, down, up;
    bool operator==(const LookAt&) const = default;
};

/// Whether the wearer of the character sees a part, and whether others do.
enum class FirstPerson { Auto, Both, ThirdPersonOnly, FirstPersonOnly };

constexpr Names<FirstPerson, 4> kFirstPersonNames{{{"auto", FirstPerson::Auto},
                                                   {"both", FirstPerson::Both},
                                                   {"thirdPersonOnly", FirstPerson::ThirdPersonOnly},
                                                   {"firstPersonOnly", FirstPerson::FirstPersonOnly}}};

/// What a list by part says of a part; Auto beyond its end.
FirstPerson firstPersonOf(std::span<const FirstPerson> flags, std::size_t part);
/// Says it; the list is as long as it has to be.
void setFirstPerson(std::vector<FirstPerson>& flags, std::size_t part, FirstPerson flag);

} // namespace sinew
