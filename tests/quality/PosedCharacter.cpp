#include "tests/quality/PosedCharacter.h"

#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/skeleton/Pose.h"

#include <numbers>

namespace sinew::quality {

namespace {

std::vector<Vec3> joined(const std::vector<std::vector<Vec3>>& parts) {
    std::vector<Vec3> all;
    for (const std::vector<Vec3>& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

} // namespace

PosedCharacter::PosedCharacter(Scene scene, Deformer under)
    : m_scene(std::move(scene))
    , m_body(bodyOf(m_scene))
    , m_under(under) {
    Progress progress;
    for (const Joint& joint : m_scene.skeleton.joints) {
        m_parents.push_back(joint.parent);
    }
    for (const SkinnedPart& part : m_body.parts) {
        m_centers.push_back(*centersOfRotation(*part.mesh, *part.weights, progress));
    }
    const auto poser = [&](ImplicitMethod method) {
        return ImplicitPoser(std::make_shared<const ImplicitSkin>(
            *bindImplicit(m_body.parts, m_scene.skeleton, progress, method)));
    };
    m_poser.emplace(poser(ImplicitMethod::Contact));
    m_paper.emplace(poser(ImplicitMethod::Paper));
}

std::vector<Vec3> PosedCharacter::posed(const Bend& bend, double degrees, Kind kind) {
    Pose pose = Pose::bindPose(m_scene.skeleton);
    const auto turn = [&](std::size_t joint, const Vec3& axis) {
        const Vec3 own = m_scene.skeleton.joints[joint].modelFromJointBind.linear().transpose() * axis;
        pose.joints[joint].rotation =
            Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, own.normalized()));
    };
    turn(bend.joint, bend.axis);
    for (const auto& [joint, axis] : bend.more) {
        turn(joint, axis);
    }
    const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose);
    const Deformer closed = kind == Kind::Linear    ? Deformer::LinearBlend
                            : kind == Kind::Dual    ? Deformer::DualQuaternion
                            : kind == Kind::Centers ? Deformer::CentersOfRotation
                                                    : m_under;
    std::vector<std::vector<Vec3>> parts;
    for (std::size_t p = 0; p < m_body.parts.size(); ++p) {
        DeformExtras extras;
        extras.centers = m_centers[p];
        extras.parents = m_parents;
        parts.push_back(deformVertices(m_body.parts[p].mesh->vertices, *m_body.parts[p].weights, matrices,
                                       closed, extras));
    }
    if (kind == Kind::Implicit || kind == Kind::Paper) {
        ImplicitPoser& poser = kind == Kind::Paper ? *m_paper : *m_poser;
        return joined(poser.pose(matrices, std::move(parts), DeformSettings()).vertices);
    }
    return joined(parts);
}

} // namespace sinew::quality
