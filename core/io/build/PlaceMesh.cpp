#include "core/io/build/PlaceMesh.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Zero where there is no direction: such normals are computed later.
Vec3f movedNormal(const Vec3f& normal, const Mat3& cofactors) {
    const Vec3 moved = cofactors * normal.cast<double>();
    const double length = moved.norm();
    return length > 0.0 && std::isfinite(length) ? Vec3f((moved / length).cast<float>())
                                                 : Vec3f(Vec3f::Zero());
}

/// Turns normals as the inverse transpose does, and exists for flattening matrices too.
Mat3 cofactorMatrix(const Mat3& m) {
    Mat3 result;
    result.col(0) = m.col(1).cross(m.col(2));
    result.col(1) = m.col(2).cross(m.col(0));
    result.col(2) = m.col(0).cross(m.col(1));
    return m.determinant() < 0.0 ? Mat3(-result) : result;
}

template<typename T>
void reverseCorners(std::vector<T>& values, const std::vector<std::uint32_t>& offsets) {
    for (std::size_t f = 0; !values.empty() && f + 1 < offsets.size(); ++f) {
        std::reverse(values.begin() + offsets[f], values.begin() + offsets[f + 1]);
    }
}

void turnPolygonsRound(Mesh& mesh) {
    reverseCorners(mesh.corners, mesh.polygonOffsets);
    reverseCorners(mesh.normals, mesh.polygonOffsets);
    for (UvSet& set : mesh.uvSets) {
        reverseCorners(set.values, mesh.polygonOffsets);
    }
    for (ColorSet& set : mesh.colorSets) {
        reverseCorners(set.values, mesh.polygonOffsets);
    }
}

} // namespace

std::vector<Transform> placeMatrices(const ImportedMesh& source, const MeshPlace& place,
                                     const JointPlan& plan, const BindPlan& bind) {
    if (!place.blend) {
        return {place.modelFromMesh};
    }
    std::vector<Transform> ofJoint;
    for (const ImportedSkinJoint& joint : source.joints) {
        const std::int32_t index = plan.jointOfNode[static_cast<std::size_t>(joint.node)];
        ofJoint.push_back(bind.modelFromJointFile[static_cast<std::size_t>(index)] * joint.jointFromMesh);
    }
    std::vector<Transform> matrices(source.mesh.vertexCount(), place.modelFromMesh);
    for (std::size_t p = 0; p < matrices.size(); ++p) {
        Eigen::Matrix4d sum = Eigen::Matrix4d::Zero();
        double total = 0.0;
        for (const Influence& influence : source.influences.at(p)) {
            const auto weight = static_cast<double>(influence.weight);
            if (weight > 0.0 && std::isfinite(weight)) {
                sum += weight * ofJoint[static_cast<std::size_t>(influence.joint)].matrix();
                total += weight;
            }
        }
        if (total > 0.0) {
            matrices[p].matrix() = sum / total;
        }
    }
    return matrices;
}

bool moveAlike(const Mesh& mesh, std::span<const Transform> matrices) {
    constexpr double kRounding = 1e-5; // of the mesh's size; files keep floats
    Aabb box;
    double apart = 0.0;
    for (std::size_t p = 0; matrices.size() > 1 && p < mesh.vertexCount(); ++p) {
        const Vec3 place = matrices.front() * mesh.vertices[p];
        box.add(place);
        apart = std::max(apart, (matrices[p] * mesh.vertices[p] - place).norm());
    }
    return apart == 0.0 || apart <= kRounding * box.diagonal();
}

void placeMesh(Mesh& mesh, std::span<const Transform> matrices) {
    const auto matrixOf = [&](std::size_t p) -> const Transform& {
        return matrices.size() == 1 ? matrices.front() : matrices[p];
    };
    const Mat3 shared =
        cofactorMatrix(matrices.empty() ? Mat3(Mat3::Identity()) : Mat3(matrices.front().linear()));
    for (std::size_t c = 0; c < mesh.normals.size(); ++c) {
        mesh.normals[c] =
            movedNormal(mesh.normals[c],
                        matrices.size() == 1 ? shared : cofactorMatrix(matrixOf(mesh.corners[c]).linear()));
    }
    for (MorphTarget& shape : mesh.morphTargets) {
        for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
            shape.offsets[i] = matrixOf(shape.vertices[i]).linear() * shape.offsets[i];
        }
    }
    for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
        mesh.vertices[p] = matrixOf(p) * mesh.vertices[p];
    }
    if (!matrices.empty() && matrices.front().linear().determinant() < 0.0) {
        turnPolygonsRound(mesh);
    }
}

} // namespace sinew
