#include "tests/clients/ExportChecks.h"

#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "tests/clients/WeightsByBone.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::test {
namespace {

/// Blender keeps 63 bytes of a name and tells repeated ones apart by a number.
bool isName(const QString& blenderName, const std::string& name) {
    const QString cut = QString::fromUtf8(QByteArray::fromStdString(name).left(63));
    return blenderName == cut || (blenderName.size() == cut.size() + 4 && blenderName.startsWith(cut + u'.'));
}

/// The bone each joint became, by name, parent and place; kNone where there is none. #J.
std::vector<std::int32_t> bonesOfJoints(const BlenderFile& file, const Scene& scene) {
    std::vector<std::int32_t> result;
    std::vector<bool> taken(file.bones.size(), false);
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const Joint& joint = scene.skeleton.joints[j];
        const std::int32_t parent =
            joint.parent == kNone ? kNone : result[static_cast<std::size_t>(joint.parent)];
        const Vec3 position = scene.skeleton.position(j) * scene.metersPerUnit;
        std::int32_t best = kNone;
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t b = 0; b < file.bones.size(); ++b) {
            const BlenderBone& bone = file.bones[b];
            const double distance = (bone.modelFromBone.translation() - position).norm();
            if (!taken[b] && bone.parent == parent && isName(bone.name, joint.name) && distance < nearest) {
                best = static_cast<std::int32_t>(b);
                nearest = distance;
            }
        }
        if (best != kNone) {
            taken[static_cast<std::size_t>(best)] = true;
        }
        result.push_back(best);
    }
    return result;
}

double largestDistance(const std::vector<Vec3>& a, const std::vector<Vec3>& b, double scaleOfB) {
    double largest = 0.0;
    for (std::size_t p = 0; p < a.size(); ++p) {
        largest = std::max(largest, (a[p] - b[p] * scaleOfB).norm());
    }
    return largest;
}

/// The mesh each part became: same number of vertices at the same places.
std::vector<const BlenderMesh*> meshesOfParts(const BlenderFile& file, const Scene& scene) {
    const double tolerance = 1e-5 * heightInMeters(scene);
    std::vector<bool> taken(file.meshes.size(), false);
    std::vector<const BlenderMesh*> result;
    for (const Part& part : scene.parts) {
        const BlenderMesh* found = nullptr;
        for (std::size_t m = 0; m < file.meshes.size() && found == nullptr; ++m) {
            const BlenderMesh& mesh = file.meshes[m];
            const bool same =
                !taken[m] && mesh.vertices.size() == part.mesh->vertexCount() &&
                isName(mesh.name, part.mesh->name) &&
                largestDistance(mesh.vertices, part.mesh->vertices, scene.metersPerUnit) <= tolerance;
            if (same) {
                found = &mesh;
                taken[m] = true;
            }
        }
        result.push_back(found);
    }
    return result;
}

/// Rigid dual quaternions, each the way round that is nearer to the sum of those before it in Blender's
/// order.
std::vector<Vec3> sumInTurn(std::vector<Vec3> vertices, const BlenderMesh& mesh,
                            const std::vector<std::int32_t>& bones, std::span<const Transform> matrices) {
    const DualQuaternionBlend blend(matrices);
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        Eigen::Vector4d real = Eigen::Vector4d::Zero();
        Eigen::Vector4d dual = Eigen::Vector4d::Zero();
        for (const Influence& influence : mesh.weights[p]) {
            const auto joint = std::find(bones.begin(), bones.end(), influence.joint) - bones.begin();
            const auto& motion = blend.motions()[static_cast<std::size_t>(joint)];
            const double weight = motion.real.dot(real) < 0.0 ? -influence.weight : influence.weight;
            real += weight * motion.real;
            dual += weight * motion.dual;
        }
        const Quat turn(Eigen::Vector4d(real.normalized()));
        const Quat shift = Quat(Eigen::Vector4d(dual / real.norm())) * turn.conjugate();
        vertices[p] = turn * vertices[p] + 2.0 * shift.vec();
    }
    return vertices;
}

QString partName(const Part& part) {
    return QString::fromStdString(part.mesh->name);
}

} // namespace

double heightInMeters(const Scene& scene) {
    return bounds(scene).extent().y() * scene.metersPerUnit;
}

QString skeletonDifference(const BlenderFile& file, const Scene& scene, BoneAxes axes) {
    if (!file.error.isEmpty() || file.armatures.size() != 1) {
        return QStringLiteral("%1 armatures; %2").arg(file.armatures.size()).arg(file.error);
    }
    if ((file.armatureScale - Vec3::Ones()).norm() > 1e-6) {
        return QStringLiteral("armature of scale %1").arg(file.armatureScale.x());
    }
    if (file.bones.size() != scene.skeleton.size()) {
        return QStringLiteral("%1 bones for %2 joints").arg(file.bones.size()).arg(scene.skeleton.size());
    }
    const std::vector<std::int32_t> bones = bonesOfJoints(file, scene);
    for (std::size_t j = 0; j < bones.size(); ++j) {
        const QString name = QString::fromStdString(scene.skeleton.joints[j].name);
        if (bones[j] == kNone) {
            return QStringLiteral("no bone for joint %1 under its parent").arg(name);
        }
        const Transform& bone = file.bones[static_cast<std::size_t>(bones[j])].modelFromBone;
        const Transform& joint = scene.skeleton.joints[j].modelFromJointBind;
        const double shift = (bone.translation() - joint.translation() * scene.metersPerUnit).norm();
        if (shift > 1e-4 * heightInMeters(scene)) {
            return QStringLiteral("bone %1 is off by %2 m").arg(name).arg(shift);
        }
        if (axes == BoneAxes::Exact && (bone.linear() - joint.linear()).norm() > 1e-3) {
            return QStringLiteral("bone %1 is turned by %2")
                .arg(name)
                .arg((bone.linear() - joint.linear()).norm());
        }
    }
    return {};
}

QString geometryDifference(const BlenderFile& file, const Scene& scene) {
    const std::vector<const BlenderMesh*> meshes = meshesOfParts(file, scene);
    for (std::size_t p = 0; p < meshes.size(); ++p) {
        const Mesh& mesh = *scene.parts[p].mesh;
        if (meshes[p] == nullptr) {
            return QStringLiteral("no mesh for part %1 with its points").arg(partName(scene.parts[p]));
        }
        if (meshes[p]->polygons != mesh.polygonCount() || meshes[p]->corners != mesh.cornerCount()) {
            return QStringLiteral("%1: %2 polygons of %3 corners, not %4 of %5")
                .arg(partName(scene.parts[p]))
                .arg(meshes[p]->polygons)
                .arg(meshes[p]->corners)
                .arg(mesh.polygonCount())
                .arg(mesh.cornerCount());
        }
    }
    return {};
}

QString weightsDifference(const BlenderFile& file, const Scene& scene, double tolerance) {
    const std::vector<const BlenderMesh*> meshes = meshesOfParts(file, scene);
    const std::vector<std::int32_t> bones = bonesOfJoints(file, scene);
    for (std::size_t m = 0; m < meshes.size(); ++m) {
        const Part& part = scene.parts[m];
        if (meshes[m] == nullptr) {
            return QStringLiteral("no mesh for part %1").arg(partName(part));
        }
        for (std::size_t p = 0; p < part.mesh->vertexCount(); ++p) {
            std::map<std::int32_t, double> ours;
            std::map<std::int32_t, double> theirs;
            for (const Influence& i : part.weights ? part.weights->at(p) : std::span<const Influence>()) {
                ours[bones[static_cast<std::size_t>(i.joint)]] += static_cast<double>(i.weight);
            }
            for (const Influence& i : meshes[m]->weights[p]) {
                theirs[i.joint] += static_cast<double>(i.weight);
            }
            if (const double off = largestDifference(ours, theirs); off > tolerance) {
                return QStringLiteral("%1, point %2: weights differ by %3")
                    .arg(partName(part))
                    .arg(p)
                    .arg(off);
            }
        }
    }
    return {};
}

double poseError(const BlenderFile& posed, const Scene& scene, const Pose& pose, Deformer deformer,
                 Signs signs) {
    const std::vector<const BlenderMesh*> meshes = meshesOfParts(posed, scene);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    std::vector<std::int32_t> parents;
    for (const Joint& joint : scene.skeleton.joints) {
        parents.push_back(joint.parent);
    }
    DeformExtras extras;
    extras.parents = parents;
    const std::vector<std::int32_t> bones = bonesOfJoints(posed, scene);
    double largest = 0.0;
    for (std::size_t m = 0; m < meshes.size(); ++m) {
        const Part& part = scene.parts[m];
        if (meshes[m] == nullptr) {
            return std::numeric_limits<double>::infinity();
        }
        std::vector<Vec3> ours = part.mesh->vertices;
        if (part.weights && signs == Signs::ByChain) {
            ours = deformVertices(ours, *part.weights, matrices, deformer, extras);
        } else if (part.weights) {
            ours = sumInTurn(ours, *meshes[m], bones, matrices);
        }
        largest = std::max(largest, largestDistance(meshes[m]->posed, ours, scene.metersPerUnit));
    }
    return largest / heightInMeters(scene);
}

QString poseDifference(const BlenderFile& posed, const Scene& scene, const Pose& pose, double tolerance) {
    const double off = poseError(posed, scene, pose, Deformer::LinearBlend);
    return off <= tolerance ? QString() : QStringLiteral("posed points are off by %1 of the height").arg(off);
}

Pose bentPose(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    std::map<std::string, int> counts;
    for (const Joint& joint : skeleton.joints) {
        ++counts[joint.name];
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string& name = skeleton.joints[j].name;
        if (j % 3 == 0 && counts[name] == 1 && name.size() <= 63) {
            const Vec3 axis = Vec3(1.0, 0.3 * static_cast<double>(j % 5), 0.7).normalized();
            pose.joints[j].rotation = Quat(Eigen::AngleAxisd(0.6, axis));
        }
    }
    return pose;
}

QHash<QString, Quat> blenderPose(const Skeleton& skeleton, const Pose& pose) {
    QHash<QString, Quat> result;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (!(pose.joints[j] == JointPose())) {
            result.insert(QString::fromStdString(skeleton.joints[j].name), pose.joints[j].rotation);
        }
    }
    return result;
}

Scene limited(Scene scene, std::size_t limit) {
    for (Part& part : scene.parts) {
        if (!part.weights) {
            continue;
        }
        const SkinWeights cut = limitInfluences(*part.weights, limit);
        const Influence root{scene.skeleton.roots().front(), 1.0F};
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < cut.vertexCount(); ++p) {
            builder.add(cut.at(p).empty() ? std::span(&root, 1) : cut.at(p));
        }
        part.weights = std::make_shared<const SkinWeights>(builder.finish());
    }
    return scene;
}

} // namespace sinew::test
