#include "core/avatar/ExpressionProposals.h"

#include "core/avatar/FaceNames.h"
#include "core/skeleton/HumanPose.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kOverrides = 0.2; ///< of a blink or of an open mouth that an emotion has in it
constexpr double kJawDegrees = 25.0;
constexpr const char* kJawShapeName = "jawOpen";
constexpr double kSmallestShift = 1e-6; ///< of the scene's size: less is no offset

struct FaceAmount {
    FaceUnit unit;
    FaceSide side = FaceSide::Both;
    double weight = 1.0;
    bool needed = true;
};

FaceAmount also(FaceUnit unit, double weight) {
    return {unit, FaceSide::Both, weight, false};
}

FaceAmount amountOf(FaceUnit unit, double weight) {
    return {unit, FaceSide::Both, weight, true};
}

/// One way to show a preset.
struct FaceRecipe {
    std::string_view preset;
    std::vector<FaceAmount> amounts;
};

/// Of each preset the best way first.
const std::vector<FaceRecipe>& faceRecipes() {
    using enum FaceUnit;
    static const std::vector<FaceRecipe> recipes{
        {"happy", {{Happy}}},
        {"happy", {{EyesSmiling}, also(MouthSmile, 1.0)}},
        {"happy", {{MouthSmile}, also(CheekSquint, 0.6)}},
        {"angry", {{Angry}}},
        {"angry", {{BrowDown}, also(EyeSquint, 0.4), also(MouthPress, 0.5), also(NoseSneer, 0.3)}},
        {"sad", {{Sad}}},
        {"sad", {{BrowWorried}, also(MouthFrown, 0.8)}},
        {"sad", {{BrowInnerUp}, also(MouthFrown, 0.8)}},
        {"relaxed", {{Relaxed}}},
        {"relaxed", {{EyesRelaxed}, also(MouthSmile, 0.4)}},
        {"relaxed", {amountOf(MouthSmile, 0.4), also(EyeSquint, 0.4)}},
        {"surprised", {{Surprised}}},
        {"surprised",
         {amountOf(EyeWide, 0.8), also(BrowInnerUp, 1.0), also(BrowOuterUp, 1.0), also(JawOpen, 0.3)}},
        {"aa", {{Aa}}},
        {"aa", {amountOf(JawOpen, 0.7)}},
        {"ih", {{Ih}}},
        {"ih", {amountOf(JawOpen, 0.2), also(MouthStretch, 0.4), also(MouthDimple, 0.3)}},
        {"ou", {{Ou}}},
        {"ou", {amountOf(JawOpen, 0.15), also(MouthPucker, 0.8), also(MouthFunnel, 0.3)}},
        {"ee", {{Ee}}},
        {"ee", {amountOf(JawOpen, 0.3), also(MouthSmile, 0.3), also(MouthStretch, 0.3)}},
        {"oh", {{Oh}}},
        {"oh", {amountOf(JawOpen, 0.4), also(MouthFunnel, 0.7)}},
        {"blink", {{EyeClosed}}},
        {"blinkLeft", {{EyeClosed, FaceSide::Left}}},
        {"blinkRight", {{EyeClosed, FaceSide::Right}}},
        {"lookUp", {{EyeUp}}},
        {"lookDown", {{EyeDown}}},
        {"lookLeft", {{LookLeft}}},
        {"lookLeft", {{EyeOut, FaceSide::Left}, {EyeIn, FaceSide::Right}}},
        {"lookRight", {{LookRight}}},
        {"lookRight", {{EyeIn, FaceSide::Left}, {EyeOut, FaceSide::Right}}},
        {"neutral", {{Neutral}}}};
    return recipes;
}

constexpr std::array kEmotions{"happy", "angry", "sad", "relaxed", "surprised"};

/// The shapes of a recipe; none where one that it needs is not there.
std::vector<ExpressionShape> shapesOfRecipe(const FaceRecipe& recipe, const FaceNames& names) {
    std::vector<ExpressionShape> result;
    for (const FaceAmount& amount : recipe.amounts) {
        const std::vector<std::string> found = names.shapes(amount.unit, amount.side);
        if (found.empty() && amount.needed) {
            return {};
        }
        for (const std::string& shape : found) {
            result.push_back({shape, amount.weight, kNone});
        }
    }
    return result;
}

/// What an expression moves, of every part; empty for parts that it leaves alone. #parts x #P.
std::vector<std::vector<Vec3>> offsetsOf(const Scene& scene, const Shapes& shapes,
                                         const Expression& expression) {
    std::vector<std::vector<Vec3>> result(scene.parts.size());
    for (std::size_t part = 0; part < result.size(); ++part) {
        const std::size_t count = scene.parts[part].mesh->vertexCount();
        for (const ExpressionShape& each : expression.shapes) {
            const MorphTarget* shape = shapeOfPart(scene, shapes, part, each.shape);
            const bool meant = each.part == kNone || each.part == static_cast<std::int32_t>(part);
            if (shape == nullptr || !meant || !fitsVertices(*shape, count)) {
                continue;
            }
            result[part].resize(count, Vec3::Zero());
            for (std::size_t i = 0; i < shape->vertices.size(); ++i) {
                result[part][shape->vertices[i]] += each.weight * shape->offsets[i];
            }
        }
    }
    return result;
}

double dotOf(const std::vector<std::vector<Vec3>>& a, const std::vector<std::vector<Vec3>>& b) {
    double sum = 0.0;
    for (std::size_t part = 0; part < a.size(); ++part) {
        for (std::size_t p = 0; p < std::min(a[part].size(), b[part].size()); ++p) {
            sum += a[part][p].dot(b[part][p]);
        }
    }
    return sum;
}

const Expression* expressionNamed(std::span<const Expression> expressions, std::string_view name) {
    const auto found = std::ranges::find(expressions, name, &Expression::name);
    return found == expressions.end() ? nullptr : &*found;
}

/// Emotions that have a blink or an open mouth in them would show it twice.
void setOverrides(const Scene& scene, const Shapes& shapes, std::vector<Expression>& expressions) {
    constexpr std::array<std::pair<std::string_view, ExpressionOverride Expression::*>, 2> kGroups{
        {{"blink", &Expression::blink}, {"aa", &Expression::mouth}}};
    for (const auto& [name, member] : kGroups) {
        const Expression* whole = expressionNamed(expressions, name);
        if (whole == nullptr) {
            continue;
        }
        const auto reference = offsetsOf(scene, shapes, *whole);
        const double length = dotOf(reference, reference);
        for (Expression& each : expressions) {
            const bool emotion = std::ranges::find(kEmotions, each.name) != kEmotions.end();
            if (emotion && dotOf(offsetsOf(scene, shapes, each), reference) >= kOverrides * length) {
                each.*member = ExpressionOverride::Blend;
            }
        }
    }
}

/// Where the expressions move vertices, in the mean by how far; nothing: nowhere.
std::optional<Vec3> middleOf(const Scene& scene, const Shapes& shapes,
                             std::span<const Expression* const> expressions) {
    Vec3 sum = Vec3::Zero();
    double total = 0.0;
    for (const Expression* each : expressions) {
        const auto offsets = offsetsOf(scene, shapes, *each);
        Vec3 weighted = Vec3::Zero();
        double moved = 0.0;
        for (std::size_t part = 0; part < offsets.size(); ++part) {
            for (std::size_t p = 0; p < offsets[part].size(); ++p) {
                weighted += offsets[part][p].norm() * scene.parts[part].mesh->vertices[p];
                moved += offsets[part][p].norm();
            }
        }
        if (moved > 0.0) {
            sum += weighted / moved;
            total += 1.0;
        }
    }
    return total > 0.0 ? std::optional<Vec3>(sum / total) : std::nullopt;
}

std::optional<Vec3> middleOfEyelids(const Scene& scene, const Shapes& shapes,
                                    std::span<const Expression> expressions) {
    const Expression* left = expressionNamed(expressions, "blinkLeft");
    const Expression* right = expressionNamed(expressions, "blinkRight");
    const Expression* both = expressionNamed(expressions, "blink");
    if (left != nullptr && right != nullptr) {
        return middleOf(scene, shapes, std::array{left, right});
    }
    return both != nullptr ? middleOf(scene, shapes, std::array{both}) : std::nullopt;
}

/// Whether a joint is this one or below it. #J.
std::vector<bool> branchOf(const Skeleton& skeleton, std::int32_t joint) {
    std::vector<bool> branch(skeleton.size(), false);
    branch[static_cast<std::size_t>(joint)] = true;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        branch[j] = branch[j] || (parent != kNone && branch[static_cast<std::size_t>(parent)]);
    }
    return branch;
}

/// The mean of the vertices that a branch moves, by its weights; nothing: it has none.
std::optional<Vec3> middleOfBranch(const Scene& scene, const std::vector<bool>& branch) {
    Vec3 sum = Vec3::Zero();
    double total = 0.0;
    for (const Part& part : scene.parts) {
        for (std::size_t p = 0; part.weights && p < part.mesh->vertexCount(); ++p) {
            for (const Influence& influence : part.weights->at(p)) {
                if (branch[static_cast<std::size_t>(influence.joint)]) {
                    sum += static_cast<double>(influence.weight) * part.mesh->vertices[p];
                    total += static_cast<double>(influence.weight);
                }
            }
        }
    }
    return total > 0.0 ? std::optional<Vec3>(sum / total) : std::nullopt;
}

/// The pose with the jaw open. `moved`: the middle of what the jaw moves.
Pose jawPose(const Skeleton& skeleton, std::int32_t jaw, const Vec3& moved, const HumanoidMap& human) {
    const auto j = static_cast<std::size_t>(jaw);
    Vec3 forward = moved - skeleton.position(j);
    forward.y() = 0.0;
    if (forward.norm() < 0.1 * (moved - skeleton.position(j)).norm() || forward.isZero()) {
        forward = turnToFront(skeleton, human).inverse() * Vec3::UnitZ();
    }
    const Vec3 axis = Vec3::UnitY().cross(forward).normalized();
    const Mat3 modelFromJoint = skeleton.joints[j].modelFromJointBind.linear();
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[j].rotation = Quat(Eigen::AngleAxisd(kJawDegrees * std::numbers::pi / 180.0,
                                                     (modelFromJoint.transpose() * axis).normalized()));
    return pose;
}

std::vector<Vec3> skinnedOffsets(const Part& part, std::span<const Transform> matrices,
                                 const std::vector<bool>& branch) {
    std::vector<Vec3> offsets(part.mesh->vertexCount(), Vec3::Zero());
    for (std::size_t p = 0; p < offsets.size(); ++p) {
        const Vec3& vertex = part.mesh->vertices[p];
        for (const Influence& influence : part.weights->at(p)) {
            const auto joint = static_cast<std::size_t>(influence.joint);
            if (branch[joint]) {
                offsets[p] += static_cast<double>(influence.weight) * (matrices[joint] * vertex - vertex);
            }
        }
    }
    return offsets;
}

bool showsAnything(const Scene& scene, const Shapes& shapes, const Expression& expression) {
    const auto isThere = [&](const ExpressionShape& shape) { return hasShape(scene, shapes, shape); };
    return std::ranges::any_of(expression.shapes, isThere) || !expression.materials.empty();
}

bool movesAnything(const Scene& scene, const Shapes& shapes, const std::string& name) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const MorphTarget* shape = shapeOfPart(scene, shapes, part, name);
        if (shape != nullptr && std::ranges::any_of(shape->offsets, [](const Vec3& offset) {
                return offset.squaredNorm() > 0.0;
            })) {
            return true;
        }
    }
    return false;
}

std::vector<std::string> movingShapes(const Scene& scene, const Shapes& shapes) {
    std::vector<std::string> names = shapeNames(scene, shapes);
    std::erase_if(names, [&](const std::string& name) { return !movesAnything(scene, shapes, name); });
    return names;
}

} // namespace

std::vector<Expression> proposeExpressions(const Scene& scene, const Shapes& shapes) {
    const FaceNames names(movingShapes(scene, shapes));
    std::vector<Expression> expressions;
    for (const char* preset : kPresetExpressions) {
        for (const FaceRecipe& recipe : faceRecipes()) {
            if (recipe.preset != preset) {
                continue;
            }
            if (std::vector<ExpressionShape> found = shapesOfRecipe(recipe, names); !found.empty()) {
                Expression& made = expressions.emplace_back();
                made.name = preset;
                made.shapes = std::move(found);
                break;
            }
        }
    }
    setOverrides(scene, shapes, expressions);
    return expressions;
}

std::optional<LookAt> proposeLookAt(const Scene& scene, const Shapes& shapes,
                                    std::span<const Expression> expressions,
                                    std::span<const BoneJoint> chosen) {
    const Skeleton& skeleton = scene.skeleton;
    const HumanoidMap human = findHumanoid(skeleton, chosen);
    const std::int32_t head = humanJoint(human, "head");
    const std::int32_t left = humanJoint(human, "leftEye");
    const std::int32_t right = humanJoint(human, "rightEye");
    const bool joints = left != kNone && right != kNone;
    const bool looks =
        std::ranges::all_of(std::array{"lookUp", "lookDown", "lookLeft", "lookRight"},
                            [&](const char* name) { return expressionNamed(expressions, name) != nullptr; });
    if (head == kNone || (!joints && !looks)) {
        return std::nullopt;
    }
    LookAt look;
    std::optional<Vec3> eyes;
    if (joints) {
        eyes = 0.5 * (skeleton.position(static_cast<std::size_t>(left)) +
                      skeleton.position(static_cast<std::size_t>(right)));
    } else {
        look.kind = LookKind::Expressions;
        for (LookRange* range : {&look.inner, &look.outer, &look.down, &look.up}) {
            range->output = 1.0;
        }
        eyes = middleOfEyelids(scene, shapes, expressions);
    }
    if (eyes) {
        look.offset =
            skeleton.joints[static_cast<std::size_t>(head)].modelFromJointBind.inverse(Eigen::Isometry) *
            *eyes;
    }
    return look;
}

std::optional<JawShape> openedJaw(const Scene& scene, const Shapes& shapes,
                                  std::span<const BoneJoint> chosen) {
    const HumanoidMap human = findHumanoid(scene.skeleton, chosen);
    const std::int32_t jaw = humanJoint(human, "jaw");
    if (jaw == kNone) {
        return std::nullopt;
    }
    const std::vector<bool> branch = branchOf(scene.skeleton, jaw);
    const std::optional<Vec3> moved = middleOfBranch(scene, branch);
    if (!moved) {
        return std::nullopt;
    }
    JawShape shape{scene.skeleton.joints[static_cast<std::size_t>(jaw)].name, kJawShapeName,
                   Shapes(scene.parts.size()), 0};
    const std::vector<std::string> taken = shapeNames(scene, shapes);
    for (int number = 2; std::ranges::find(taken, shape.name) != taken.end(); ++number) {
        shape.name = kJawShapeName + std::to_string(number);
    }
    const std::vector<Transform> matrices =
        skinningMatrices(scene.skeleton, jawPose(scene.skeleton, jaw, *moved, human));
    const double smallest = kSmallestShift * bounds(scene).diagonal();
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (!scene.parts[part].weights) {
            continue;
        }
        MorphTarget target =
            morphTargetOf(shape.name, skinnedOffsets(scene.parts[part], matrices, branch), smallest);
        if (!target.vertices.empty()) {
            shape.vertices += target.vertices.size();
            shape.parts[part].push_back(std::move(target));
        }
    }
    return shape.vertices > 0 ? std::optional(std::move(shape)) : std::nullopt;
}

FaceProposal proposeFace(const Scene& scene, const Shapes& shapes, const Avatar& avatar,
                         std::span<const BoneJoint> chosen) {
    FaceProposal proposal{proposeExpressions(scene, shapes), std::nullopt, std::nullopt};
    const Expression* own = expressionNamed(avatar.expressions, "aa");
    const bool speaks = own != nullptr && showsAnything(scene, shapes, *own);
    if (!speaks && expressionNamed(proposal.expressions, "aa") == nullptr) {
        proposal.jaw = openedJaw(scene, shapes, chosen);
    }
    if (proposal.jaw) {
        Shapes more = shapes;
        more.resize(scene.parts.size());
        for (std::size_t part = 0; part < more.size(); ++part) {
            std::ranges::copy(proposal.jaw->parts[part], std::back_inserter(more[part]));
        }
        proposal.expressions = proposeExpressions(scene, more);
    }
    proposal.lookAt = proposeLookAt(scene, shapes, proposal.expressions, chosen);
    return proposal;
}

Notices takeFace(Avatar& avatar, const FaceProposal& proposal, const Scene& scene, const Shapes& shapes) {
    Notices notices;
    if (proposal.jaw) {
        notices.push_back(
            {NoticeCode::JawShapeMade, proposal.jaw->name, proposal.jaw->vertices, {proposal.jaw->joint}});
    }
    if (proposal.expressions.empty() && avatar.expressions.empty()) {
        notices.push_back(
            {NoticeCode::ExpressionsNotFound, scene.sourceFile, shapeNames(scene, shapes).size(), {}});
    }
    for (const Expression& each : proposal.expressions) {
        const auto own = std::ranges::find(avatar.expressions, each.name, &Expression::name);
        if (own == avatar.expressions.end()) {
            avatar.expressions.push_back(each);
        } else if (!showsAnything(scene, shapes, *own)) {
            *own = each;
        }
    }
    if (!avatar.lookAt) {
        avatar.lookAt = proposal.lookAt;
    }
    return notices;
}

} // namespace sinew
