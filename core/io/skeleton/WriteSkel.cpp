#include "core/io/skeleton/OneRoot.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>

namespace sinew {
namespace {

/// Half the edge of the box that viewers draw for a joint.
double boxOf(const Skeleton& skeleton) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    return box.empty() || !(box.diagonal() > 0.0) ? 0.05 : 0.01 * box.diagonal();
}

void writeBall(const OneRootSkeleton& one, const std::vector<std::vector<std::int32_t>>& children,
               std::size_t joint, double box, const std::string& indent, std::string& text) {
    const Transform local = one.skeleton.parentFromJointBind(joint);
    const std::string inside = indent + "  ";
    text += indent + "balljoint " + one.words[joint] + " {\n";
    text += inside + "offset " + threeNumbers(local.translation()) + '\n';
    text += inside + "boxmin " + threeNumbers(Vec3::Constant(-box)) + '\n';
    text += inside + "boxmax " + threeNumbers(Vec3::Constant(box)) + '\n';
    text += inside + "pose " + threeNumbers(anglesXyz(local.linear())) + '\n';
    for (const std::int32_t child : children[joint]) {
        writeBall(one, children, static_cast<std::size_t>(child), box, inside, text);
    }
    text += indent + "}\n";
}

/// What of a scene a .skin file holds: parts that have weights.
std::vector<const Part*> skinnedParts(const Scene& scene) {
    std::vector<const Part*> parts;
    for (const Part& part : scene.parts) {
        if (part.weights) {
            parts.push_back(&part);
        }
    }
    return parts;
}

/// One normal a vertex: the mean of its corners'.
std::vector<Vec3> meanNormals(const Mesh& mesh) {
    const std::vector<Vec3f> corners = smoothNormals(mesh);
    std::vector<Vec3> normals(mesh.vertexCount(), Vec3::Zero());
    std::size_t corner = 0;
    for (std::size_t polygon = 0; polygon < mesh.polygonCount(); ++polygon) {
        for (const std::uint32_t vertex : mesh.polygon(polygon)) {
            normals[vertex] += corners[corner++].cast<double>();
        }
    }
    for (Vec3& normal : normals) {
        normal = normal.norm() > 0.0 ? Vec3(normal.normalized()) : Vec3(Vec3::UnitY());
    }
    return normals;
}

std::string block(const std::string& name, std::size_t count, const std::string& lines) {
    return name + ' ' + std::to_string(count) + " {\n" + lines + "}\n";
}

std::string weightLine(std::span<const Influence> influences, const std::vector<std::int32_t>& number) {
    std::string line = std::to_string(influences.size());
    for (const Influence& influence : influences) {
        line += ' ' + std::to_string(number[static_cast<std::size_t>(influence.joint)]) + ' ' +
                nineDigits(static_cast<double>(influence.weight));
    }
    return line + '\n';
}

std::string bindingLines(const Transform& modelFromJoint) {
    std::string lines = "matrix {\n";
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        lines += threeNumbers(modelFromJoint.linear().col(axis)) + '\n';
    }
    return lines + threeNumbers(modelFromJoint.translation()) + "\n}\n";
}

/// The blocks of a .skin file, being filled part after part.
struct SkinBlocks {
    std::string positions;
    std::string normals;
    std::string weights;
    std::string triangles;
    std::size_t vertexCount = 0;
    std::size_t triangleCount = 0;

    void add(const Part& part, const std::vector<std::int32_t>& number) {
        const std::vector<Vec3> up = meanNormals(*part.mesh);
        for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
            positions += threeNumbers(part.mesh->vertices[v]) + '\n';
            normals += threeNumbers(up[v]) + '\n';
            weights += weightLine(part.weights->at(v), number);
        }
        for (const Triangle& triangle : triangulate(*part.mesh)) {
            for (const std::uint32_t corner : triangle) {
                triangles += std::to_string(vertexCount + corner) + ' ';
            }
            triangles.back() = '\n';
            ++triangleCount;
        }
        vertexCount += part.mesh->vertexCount();
    }
};

} // namespace

std::string skelText(const Skeleton& skeleton) {
    if (skeleton.empty()) {
        return {};
    }
    const OneRootSkeleton one = withOneRoot(skeleton);
    std::string text;
    writeBall(one, one.skeleton.children(), 0, boxOf(one.skeleton), "", text);
    return text;
}

std::string skinText(const Scene& scene) {
    const OneRootSkeleton one = withOneRoot(scene.skeleton);
    SkinBlocks blocks;
    for (const Part* part : skinnedParts(scene)) {
        blocks.add(*part, one.number);
    }
    std::string bindings;
    for (const Joint& joint : one.skeleton.joints) {
        bindings += bindingLines(joint.modelFromJointBind);
    }
    return block("positions", blocks.vertexCount, blocks.positions) +
           block("normals", blocks.vertexCount, blocks.normals) +
           block("skinweights", blocks.vertexCount, blocks.weights) +
           block("triangles", blocks.triangleCount, blocks.triangles) +
           block("bindings", one.skeleton.size(), bindings);
}

} // namespace sinew
