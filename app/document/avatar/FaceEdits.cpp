#include "app/document/avatar/FaceEdits.h"

#include "core/avatar/ConstraintProposals.h"
#include "core/avatar/Constraints.h"
#include "core/avatar/ExpressionProposals.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

std::vector<BoneJoint> bonesOf(const Avatar& avatar) {
    return avatar.meta ? avatar.meta->bones : std::vector<BoneJoint>();
}

/// The scene with the weights in force, by which a jaw moves the skin and twist joints are known.
Scene boundSceneOf(const DocumentState& state) {
    return state.hasWeights() ? state.boundScene() : *state.scene;
}

std::string namesOfExpressions(const std::vector<Expression>& expressions) {
    std::string names;
    for (const Expression& each : expressions) {
        names += (names.empty() ? "" : ", ") + each.name;
    }
    return names;
}

} // namespace

Notices fillExpressions(Document& document, const QString& step) {
    const DocumentState& state = document.state();
    if (!state.hasScene()) {
        return {};
    }
    Avatar avatar = avatarOf(state);
    const Scene scene = boundSceneOf(state);
    const FaceProposal proposal = proposeFace(scene, shapesOf(state), avatar, bonesOf(avatar));
    Notices notices = takeFace(avatar, proposal, scene, shapesOf(state));
    Shapes shapes = shapesOf(state);
    if (proposal.jaw) {
        shapes.resize(scene.parts.size());
        for (std::size_t part = 0; part < shapes.size(); ++part) {
            const std::vector<MorphTarget>& made = proposal.jaw->parts[part];
            shapes[part].insert(shapes[part].end(), made.begin(), made.end());
        }
    }
    if (avatar == avatarOf(state)) {
        return notices;
    }
    document.change(step, [&](DocumentState& changed) {
        changed.avatar = sharedAvatar(std::move(avatar));
        if (proposal.jaw) {
            changed.shapes = sharedShapes(std::move(shapes));
        }
    });
    return notices;
}

const Expression* expressionOf(const DocumentState& state, const std::string& name) {
    const std::vector<Expression>& expressions = avatarOf(state).expressions;
    const auto found = std::ranges::find(expressions, name, &Expression::name);
    return found == expressions.end() ? nullptr : &*found;
}

Expected<void> putExpression(Document& document, Expression expression, const QString& step) {
    const DocumentState& state = document.state();
    Expression added = expression;
    if (const Expression* own = expressionOf(state, expression.name)) {
        std::erase_if(added.shapes, [&](const ExpressionShape& shape) {
            return std::ranges::find(own->shapes, shape) != own->shapes.end();
        });
    }
    SINEW_CHECK(validateExpressions(std::span(&added, 1)));
    SINEW_CHECK(checkShapes(*state.scene, shapesOf(state), added));
    changeAvatar(
        document, step,
        [&](Avatar& avatar) {
            const auto own = std::ranges::find(avatar.expressions, expression.name, &Expression::name);
            if (own == avatar.expressions.end()) {
                avatar.expressions.push_back(std::move(expression));
            } else {
                *own = std::move(expression);
            }
        },
        MergeKey::Avatar);
    return {};
}

std::string addExpression(Document& document, const std::string& wanted, const QString& step) {
    Expression made;
    made.name = freeExpressionName(avatarOf(document.state()).expressions, wanted);
    changeAvatar(document, step, [&](Avatar& avatar) { avatar.expressions.push_back(made); });
    return made.name;
}

Expected<void> renameExpression(Document& document, const std::string& name, const std::string& to,
                                const QString& step) {
    if (name == to) {
        return {};
    }
    if (to.empty()) {
        return fail(ErrorCode::ExpressionNameEmpty);
    }
    if (expressionOf(document.state(), name) == nullptr) {
        return fail(ErrorCode::ExpressionUnknown,
                    {name, namesOfExpressions(avatarOf(document.state()).expressions)});
    }
    if (expressionOf(document.state(), to) != nullptr) {
        return fail(ErrorCode::ExpressionNameTaken, {to});
    }
    changeAvatar(document, step, [&](Avatar& avatar) {
        std::ranges::find(avatar.expressions, name, &Expression::name)->name = to;
    });
    return {};
}

void removeExpression(Document& document, const std::string& name, const QString& step) {
    changeAvatar(document, step, [&](Avatar& avatar) {
        std::erase_if(avatar.expressions, [&](const Expression& each) { return each.name == name; });
    });
}

void setLookAt(Document& document, const std::optional<LookAt>& look, const QString& step) {
    changeAvatar(
        document, step, [&](Avatar& avatar) { avatar.lookAt = look; }, MergeKey::Avatar);
}

void setFirstPersonOf(Document& document, const std::vector<std::size_t>& parts, FirstPerson flag,
                      const QString& step) {
    changeAvatar(document, step, [&](Avatar& avatar) {
        for (const std::size_t part : parts) {
            setFirstPerson(avatar.firstPerson, part, flag);
        }
    });
}

std::size_t fillConstraints(Document& document, const QString& step) {
    const DocumentState& state = document.state();
    if (!state.hasSkeleton()) {
        return 0;
    }
    const std::vector<NodeConstraint> found =
        proposeConstraints(boundSceneOf(state), driversOf(state), avatarOf(state).constraints);
    changeAvatar(document, step, [&](Avatar& avatar) {
        avatar.constraints.insert(avatar.constraints.end(), found.begin(), found.end());
    });
    return found.size();
}

Expected<void> putConstraint(Document& document, std::size_t index, NodeConstraint constraint,
                             const QString& step) {
    const Skeleton& skeleton = document.state().scene->skeleton;
    std::vector<NodeConstraint> constraints = avatarOf(document.state()).constraints;
    index = std::min(index, constraints.size());
    constraints.resize(std::max(constraints.size(), index + 1));
    constraints[index] = constraint;
    std::vector<NodeConstraint> checked;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const NodeConstraint& each = constraints[i];
        if (i == index || (skeleton.find(each.joint) != kNone && skeleton.find(each.source) != kNone)) {
            checked.push_back(each);
        }
    }
    SINEW_CHECK(validateConstraints(skeleton, checked));
    changeAvatar(
        document, step, [&](Avatar& avatar) { avatar.constraints = std::move(constraints); },
        MergeKey::Avatar);
    return {};
}

void removeConstraint(Document& document, std::size_t index, const QString& step) {
    changeAvatar(document, step, [&](Avatar& avatar) {
        if (index < avatar.constraints.size()) {
            avatar.constraints.erase(avatar.constraints.begin() + static_cast<std::ptrdiff_t>(index));
        }
    });
}

Expected<std::size_t> addConstraint(Document& document, const QString& step) {
    const DocumentState& state = document.state();
    const std::int32_t joint = state.hasSkeleton() ? state.selection.joint : kNone;
    const std::int32_t parent =
        joint == kNone ? kNone : state.scene->skeleton.joints[static_cast<std::size_t>(joint)].parent;
    if (parent == kNone) {
        return fail(ErrorCode::NoJointChosen);
    }
    NodeConstraint made;
    made.joint = state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name;
    made.source = state.scene->skeleton.joints[static_cast<std::size_t>(parent)].name;
    made.weight = 0.5;
    const std::size_t number = avatarOf(state).constraints.size();
    SINEW_CHECK(putConstraint(document, number, std::move(made), step));
    return number;
}

void retargetExpressions(DocumentState& state, const std::string& shape, const std::vector<std::string>& to) {
    Avatar avatar = avatarOf(state);
    for (Expression& expression : avatar.expressions) {
        std::vector<ExpressionShape> shapes;
        for (const ExpressionShape& each : expression.shapes) {
            if (each.shape != shape) {
                shapes.push_back(each);
                continue;
            }
            for (const std::string& name : to) {
                shapes.push_back({name, each.weight, each.part});
            }
        }
        expression.shapes = std::move(shapes);
    }
    if (!(avatar == avatarOf(state))) {
        state.avatar = sharedAvatar(std::move(avatar));
    }
}

} // namespace sinew
