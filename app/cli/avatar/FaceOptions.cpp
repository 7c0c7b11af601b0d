#include "app/cli/avatar/FaceOptions.h"

#include "app/cli/CommonOptions.h"
#include "core/avatar/ConstraintProposals.h"
#include "core/avatar/ExpressionProposals.h"
#include "core/base/ReadNumber.h"
#include "core/bind/settings/PartPlan.h"
#include "core/scene/Shapes.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

constexpr const char* kFaceGroup = "Expressions, constraints and first person";
constexpr const char* kExpressionForm = "NAME=SHAPE,SHAPE:WEIGHT with weights from 0 to 1";

constexpr Names<bool, 1> kAutoNames{{{"auto", true}}};

std::optional<double> fractionIn(const std::string& word) {
    double value = 0.0;
    const auto [end, problem] = readNumber(word, value);
    const bool number = problem == std::errc() && end == word.data() + word.size();
    return number && value >= 0.0 && value <= 1.0 ? std::optional(value) : std::nullopt;
}

/// "SHAPE" or "SHAPE:WEIGHT".
std::optional<ExpressionShape> expressionShapeFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    ExpressionShape shape{text.substr(0, colon), 1.0, kNone};
    if (colon != std::string::npos) {
        const auto weight = fractionIn(text.substr(colon + 1));
        if (!weight) {
            return std::nullopt;
        }
        shape.weight = *weight;
    }
    return shape.shape.empty() ? std::nullopt : std::optional(shape);
}

std::string partNamesOf(const Scene& scene) {
    std::string names;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        names += (part == 0 ? "" : ", ") + partName(scene, part);
    }
    return names;
}

Expected<void> takeFirstPerson(const std::vector<FirstPersonOption>& options, const Scene& scene,
                               Avatar& avatar) {
    for (const FirstPersonOption& option : options) {
        bool found = false;
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (partName(scene, part) == option.part) {
                setFirstPerson(avatar.firstPerson, part, option.flag);
                found = true;
            }
        }
        if (!found) {
            return fail(ErrorCode::PartUnknown, {option.part, scene.sourceFile, partNamesOf(scene)});
        }
    }
    return {};
}

void addAuto(CLI::App& command, const char* name, bool& on, const char* help) {
    command.add_option(name, on, help)
        ->transform(namesOf(kAutoNames))
        ->option_text("auto")
        ->group(kFaceGroup);
}

} // namespace

Typed<Expression> expressionFrom(const std::string& text) {
    const Typed<Expression> wrong{{}, std::string("give ") + kExpressionForm + ", not " + text};
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        return wrong;
    }
    Expression expression;
    expression.name = text.substr(0, equals);
    for (std::size_t start = equals + 1; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const auto shape = expressionShapeFrom(text.substr(start, end - start));
        if (!shape) {
            return wrong;
        }
        expression.shapes.push_back(*shape);
        start = end + 1;
    }
    return {std::move(expression), {}};
}

Typed<FirstPersonOption> firstPersonFrom(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    const auto flag =
        equals == std::string::npos ? std::nullopt : valueOf(kFirstPersonNames, text.substr(equals + 1));
    if (!flag || equals == 0) {
        return {{}, "give PART=WORD with " + listOf(kFirstPersonNames) + ", not " + text};
    }
    return {FirstPersonOption{text.substr(0, equals), *flag}, {}};
}

void addFaceOptions(CLI::App& command, FaceOptions& options) {
    addAuto(command, "--expressions", options.expressions,
            "Fill the expressions of VRM that show nothing yet from shapes by their names: those of ARKit, "
            "Oculus, VRChat, MMD, VRoid and Character Creator; where no shape opens the mouth, a joint that "
            "is the jaw makes one; eyes look by their joints, else by shapes (default: only those of the "
            "file)");
    addList(
        command, "--expression", options.typed, expressionFrom, "NAME=SHAPE,SHAPE:WEIGHT",
        "An expression of VRM (happy, blink, aa, ...) or one of another name, and the shapes that it "
        "sets, each with its weight from 0 to 1; it takes the place of the one of its name. Repeat it for "
        "several (default: those of the file)",
        kFaceGroup);
    addAuto(
        command, "--constraints", options.constraints,
        "Let twist joints, found by their place on a bone, take a fraction of the roll of the joint where "
        "the bone ends (default: only constraints of the file)");
    addList(command, "--first-person", options.firstPerson, firstPersonFrom, "PART=WORD",
            "Whether the wearer sees a part: auto, both, thirdPersonOnly or firstPersonOnly. Repeat it for "
            "several (default: auto)",
            kFaceGroup);
}

Expected<Notices> takeFaceOptions(const FaceOptions& options, const Drivers& drivers,
                                  std::span<const BoneJoint> bones, Scene& scene, Avatar& avatar) {
    for (const Expression& typed : options.typed) {
        SINEW_CHECK(checkShapes(scene, {}, typed));
        const auto own = std::ranges::find(avatar.expressions, typed.name, &Expression::name);
        if (own == avatar.expressions.end()) {
            avatar.expressions.push_back(typed);
        } else {
            own->shapes = typed.shapes;
        }
    }
    Notices notices;
    if (options.expressions) {
        const FaceProposal proposal = proposeFace(scene, {}, avatar, bones);
        notices = takeFace(avatar, proposal, scene, {});
        if (proposal.jaw) {
            scene = withShapes(std::move(scene), proposal.jaw->parts);
        }
    }
    if (options.constraints) {
        const auto found = proposeConstraints(scene, drivers, avatar.constraints);
        avatar.constraints.insert(avatar.constraints.end(), found.begin(), found.end());
    }
    SINEW_CHECK(takeFirstPerson(options.firstPerson, scene, avatar));
    SINEW_CHECK(validateExpressions(avatar.expressions));
    const Notices missing = missingShapes(scene, {}, avatar.expressions);
    notices.insert(notices.end(), missing.begin(), missing.end());
    return notices;
}

} // namespace sinew
