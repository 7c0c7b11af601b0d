#include "core/avatar/Expressions.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sinew {
namespace {

constexpr double kBinaryOn = 0.5;
constexpr const char* kNamelessExpression = "expression";

/// What an expression belongs to, which others may override.
enum class FaceGroup { None, Blink, Look, Mouth };

FaceGroup groupOf(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, FaceGroup>, 12> kGroups{
        {{"blink", FaceGroup::Blink},
         {"blinkLeft", FaceGroup::Blink},
         {"blinkRight", FaceGroup::Blink},
         {"lookUp", FaceGroup::Look},
         {"lookDown", FaceGroup::Look},
         {"lookLeft", FaceGroup::Look},
         {"lookRight", FaceGroup::Look},
         {"aa", FaceGroup::Mouth},
         {"ih", FaceGroup::Mouth},
         {"ou", FaceGroup::Mouth},
         {"ee", FaceGroup::Mouth},
         {"oh", FaceGroup::Mouth}}};
    const auto found = std::ranges::find(kGroups, name, [](const auto& each) { return each.first; });
    return found == kGroups.end() ? FaceGroup::None : found->second;
}

ExpressionOverride overrideOf(const Expression& expression, FaceGroup group) {
    switch (group) {
    case FaceGroup::Blink:
        return expression.blink;
    case FaceGroup::Look:
        return expression.look;
    case FaceGroup::Mouth:
        return expression.mouth;
    case FaceGroup::None:
        break;
    }
    return ExpressionOverride::None;
}

double weightNamed(std::span<const ExpressionWeight> weights, const Expression& expression) {
    const auto found = std::ranges::find(weights, expression.name, &ExpressionWeight::name);
    const double weight = found == weights.end() ? 0.0 : std::clamp(found->weight, 0.0, 1.0);
    return expression.binary ? (weight > kBinaryOn ? 1.0 : 0.0) : weight;
}

/// What is left of a group while others override it.
double leftOf(std::span<const Expression> expressions, std::span<const ExpressionWeight> weights,
              FaceGroup group) {
    double overridden = 0.0;
    for (const Expression& each : expressions) {
        const double weight = weightNamed(weights, each);
        const ExpressionOverride kind = overrideOf(each, group);
        if (kind == ExpressionOverride::Blend) {
            overridden += weight;
        } else if (kind == ExpressionOverride::Block && weight > 0.0) {
            overridden += 1.0;
        }
    }
    return std::max(0.0, 1.0 - overridden);
}

/// The shortest digits that read back as the same.
std::string shortNumber(double value) {
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

bool isFraction(double weight) {
    return weight >= 0.0 && weight <= 1.0; // false for what is no number
}

} // namespace

bool isPresetExpression(std::string_view name) {
    return std::ranges::find(kPresetExpressions, name) != kPresetExpressions.end();
}

const MorphTarget* shapeOfPart(const Scene& scene, const Shapes& shapes, std::size_t part,
                               const std::string& name) {
    const auto of = [&](std::span<const MorphTarget> targets) -> const MorphTarget* {
        const auto found = std::ranges::find(targets, name, &MorphTarget::name);
        return found == targets.end() ? nullptr : &*found;
    };
    const MorphTarget* added = of(shapesOf(shapes, part));
    return added != nullptr ? added : of(scene.parts[part].mesh->morphTargets);
}

bool hasShape(const Scene& scene, const Shapes& shapes, const ExpressionShape& shape) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const bool meant = shape.part == kNone || shape.part == static_cast<std::int32_t>(part);
        if (meant && shapeOfPart(scene, shapes, part, shape.shape) != nullptr) {
            return true;
        }
    }
    return false;
}

Expected<void> checkShapes(const Scene& scene, const Shapes& shapes, const Expression& expression) {
    for (const ExpressionShape& shape : expression.shapes) {
        if (!hasShape(scene, shapes, shape)) {
            return fail(ErrorCode::ExpressionShapeUnknown, {expression.name, shape.shape});
        }
    }
    return {};
}

Expected<void> validateExpressions(std::span<const Expression> expressions) {
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        const Expression& each = expressions[i];
        const auto before = expressions.first(i);
        if (each.name.empty()) {
            return fail(ErrorCode::ExpressionNameEmpty);
        }
        if (std::ranges::find(before, each.name, &Expression::name) != before.end()) {
            return fail(ErrorCode::ExpressionNameTaken, {each.name});
        }
        for (const ExpressionShape& shape : each.shapes) {
            if (!isFraction(shape.weight)) {
                return fail(ErrorCode::ExpressionWeightInvalid,
                            {each.name, shape.shape, shortNumber(shape.weight)});
            }
        }
    }
    return {};
}

std::string freeExpressionName(std::span<const Expression> expressions, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; std::ranges::find(expressions, name, &Expression::name) != expressions.end();
         ++number) {
        name = wanted + " " + std::to_string(number);
    }
    return name;
}

Notices mendExpressions(std::vector<Expression>& expressions) {
    Notices notices;
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        Expression& each = expressions[i];
        const std::string wanted = each.name.empty() ? kNamelessExpression : each.name;
        const std::span<const Expression> before(expressions.data(), i);
        std::string name = freeExpressionName(before, wanted);
        if (name != wanted) { // nor may a later one have it
            name = freeExpressionName(expressions, wanted);
            notices.push_back({NoticeCode::ExpressionRenamed, wanted, 1, {name}});
        }
        each.name = std::move(name);
        std::size_t clamped = 0;
        for (ExpressionShape& shape : each.shapes) {
            if (!isFraction(shape.weight)) {
                shape.weight = std::isnan(shape.weight) ? 0.0 : std::clamp(shape.weight, 0.0, 1.0);
                ++clamped;
            }
        }
        if (clamped > 0) {
            notices.push_back({NoticeCode::ExpressionWeightsClamped, each.name, clamped, {}});
        }
    }
    return notices;
}

Notices missingShapes(const Scene& scene, const Shapes& shapes, std::span<const Expression> expressions) {
    Notices notices;
    for (const Expression& each : expressions) {
        Notice notice{NoticeCode::ExpressionShapesMissing, each.name, 0, {}};
        for (const ExpressionShape& shape : each.shapes) {
            if (!hasShape(scene, shapes, shape)) {
                ++notice.count;
                notice.arguments = notice.arguments.empty() ? std::vector{shape.shape} : notice.arguments;
            }
        }
        if (notice.count > 0) {
            notices.push_back(std::move(notice));
        }
    }
    return notices;
}

std::vector<ExpressionShape> shapesOf(std::span<const Expression> expressions,
                                      std::span<const ExpressionWeight> weights) {
    std::vector<ExpressionShape> result;
    for (const Expression& each : expressions) {
        double weight = weightNamed(weights, each);
        if (const FaceGroup group = groupOf(each.name); weight > 0.0 && group != FaceGroup::None) {
            const double left = leftOf(expressions, weights, group);
            weight *= each.binary && left < 1.0 ? 0.0 : left;
        }
        if (weight == 0.0) {
            continue;
        }
        for (const ExpressionShape& shape : each.shapes) {
            const auto same = std::ranges::find_if(result, [&](const ExpressionShape& other) {
                return other.shape == shape.shape && other.part == shape.part;
            });
            if (same == result.end()) {
                result.push_back({shape.shape, weight * shape.weight, shape.part});
            } else {
                same->weight += weight * shape.weight;
            }
        }
    }
    return result;
}

FirstPerson firstPersonOf(std::span<const FirstPerson> flags, std::size_t part) {
    return part < flags.size() ? flags[part] : FirstPerson::Auto;
}

void setFirstPerson(std::vector<FirstPerson>& flags, std::size_t part, FirstPerson flag) {
    flags.resize(std::max(flags.size(), part + 1), FirstPerson::Auto);
    flags[part] = flag;
    while (!flags.empty() && flags.back() == FirstPerson::Auto) {
        flags.pop_back();
    }
}

} // namespace sinew
