#include "app/document/drivers/ShapeReach.h"

#include "core/deform/VertexDeformer.h"
#include "core/layers/LayerContext.h"
#include "core/layers/reach/ReachWeights.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "core/skeleton/drivers/MirrorDriver.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

std::vector<std::int32_t> jointParents(const Skeleton& skeleton) {
    std::vector<std::int32_t> parents;
    for (const Joint& joint : skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return parents;
}

/// Moves single vertices of a form with any weights.
class FormVertices {
public:
    FormVertices(const DirectSkinning& form, std::span<const std::int32_t> parents)
        : m_form(form)
        , m_deformer(form.matrices, form.settings, parents) {}

    Vec3 at(const VertexId& vertex, const Vec3& rest, std::span<const Influence> influences) const {
        const Vec3* center = nullptr;
        if (m_form.centers && vertex.part < m_form.centers->size() &&
            vertex.vertex < (*m_form.centers)[vertex.part].size()) {
            center = &(*m_form.centers)[vertex.part][vertex.vertex];
        }
        return m_deformer.at(rest, influences, center);
    }
    Vec3 at(const VertexId& vertex, std::span<const Influence> influences) const {
        return at(vertex, m_form.restVertices(vertex.part)[vertex.vertex], influences);
    }

private:
    const DirectSkinning& m_form;
    VertexDeformer m_deformer;
};

/// Where the shape brings its vertices. `moved`: the sum of the squared distances.
std::vector<TargetPosition> shapeTargets(const DirectSkinning& form, const FormVertices& vertices,
                                         const Shapes& parts, double& moved) {
    std::vector<TargetPosition> targets;
    for (std::uint32_t part = 0; part < form.scene->parts.size(); ++part) {
        const std::vector<Vec3>& rest = form.restVertices(part);
        for (const MorphTarget& shape : shapesOf(parts, part)) {
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                const VertexId at{part, shape.vertices[i]};
                const auto influences = influencesAt(*form.weights, at);
                if (!influences.empty()) {
                    const Vec3 to = vertices.at(at, rest[at.vertex] + shape.offsets[i], influences);
                    moved += (to - vertices.at(at, influences)).squaredNorm();
                    targets.push_back({at, to});
                }
            }
        }
    }
    return targets;
}

/// The form of a pose with other shapes than `without` on, as the drivers say.
DirectSkinning formOf(const ShapeCharacter& character, const Pose& pose, const std::string& without) {
    const Skeleton& skeleton = character.scene->skeleton;
    const DriverRig rig(skeleton, character.drivers);
    const Pose driven = rig.driven(pose);
    std::vector<ShapeWeight> weights = rig.shapes(driven);
    std::erase_if(weights, [&](const ShapeWeight& shape) { return shape.shape == without; });
    DirectSkinning form;
    form.scene = character.scene;
    form.weights = character.weights;
    form.matrices = skinningMatrices(skeleton, driven);
    form.settings = character.settings;
    form.rest = shapedRest(*character.scene, character.shapes, weights);
    return form;
}

} // namespace

ShapeReach shapeReach(const DirectSkinning& form, const Shapes& parts) {
    const Skeleton& skeleton = form.scene->skeleton;
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : form.scene->parts) {
        meshes.push_back(part.mesh);
    }
    const LayerContext context = makeLayerContext(meshes, skeleton, mirrorTable(skeleton));
    const std::vector<std::int32_t> parents = jointParents(skeleton);
    const FormVertices vertices(form, parents);
    double moved = 0.0;
    const std::vector<TargetPosition> targets = shapeTargets(form, vertices, parts, moved);
    ReachRules rules;
    rules.parents = parents;
    rules.carries = jointsWithWeight(*form.weights, skeleton.size());
    if (form.settings.deformer != Deformer::LinearBlend || form.rest != nullptr) {
        rules.pose = [&](const VertexId& at, std::span<const Influence> influences) {
            return vertices.at(at, influences);
        };
    }
    const OperationInput input{context, *form.weights, {}, {}, 0};
    const ReachResult reached = weightsThatReach(input, form.matrices, targets, rules);
    double left = 0.0;
    for (const double remainder : reached.remainders) {
        left += remainder * remainder;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(targets.size(), 1));
    return {targets.size(), std::sqrt(moved / count), std::sqrt(left / count)};
}

Notices repeatNotices(const std::string& shape, const ShapeReach& reach) {
    return reach.repeatsWeights() ? Notices{{NoticeCode::ShapeRepeatsWeights, shape, reach.vertices, {}}}
                                  : Notices();
}

Expected<ShapeReach> reachOfDriven(const ShapeCharacter& character, const std::string& shape,
                                   const Shapes& parts, Progress& progress) {
    ShapeReach best;
    for (const JointDriver& driver : character.drivers) {
        if (driver.channel != DriverChannel::Shape || driver.target != shape) {
            continue;
        }
        for (const Pose& pose : fullPoses(character.scene->skeleton, driver)) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            const ShapeReach reach = shapeReach(formOf(character, pose, shape), parts);
            const bool nearer = reach.left * best.moved < best.left * reach.moved;
            best = best.vertices == 0 || nearer ? reach : best;
        }
    }
    return best;
}

} // namespace sinew
