#include "core/io/build/BuildSteps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

/// Matrices that take a mesh's vertices to model space: one for all, or one a vertex where the skin asks for
/// it. `weights` name joints of the skin (ImportedMesh::joints).
std::vector<Transform> placeMatrices(const ImportedMesh& source, const MeshUse& use, const JointPlan& plan,
                                     const BindPlan& bind) {
    if (!use.blend) {
        return {use.modelFromMesh};
    }
    std::vector<Transform> ofJoint;
    for (const ImportedSkinJoint& joint : source.joints) {
        const std::int32_t index = plan.jointOfNode[static_cast<std::size_t>(joint.node)];
        ofJoint.push_back(bind.modelFromJointFile[static_cast<std::size_t>(index)] * joint.jointFromMesh);
    }
    std::vector<Transform> matrices(source.mesh.vertexCount(), use.modelFromMesh);
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

/// Whether all matrices (1 or #P) put the vertices where the first one does, within rounding.
bool moveAlike(const Mesh& mesh, std::span<const Transform> matrices) {
    constexpr double kRounding = 1e-5; // of the mesh's size; files keep floats
    Aabb box;
    double apart = 0.0;
    for (std::size_t p = 0; matrices.size() > 1 && p < mesh.vertexCount(); ++p) {
        const Vec3 position = matrices.front() * mesh.vertices[p];
        box.add(position);
        apart = std::max(apart, (matrices[p] * mesh.vertices[p] - position).norm());
    }
    return apart == 0.0 || apart <= kRounding * box.diagonal();
}

/// Moves vertices, shapes and normals; `matrices` has 1 or #P entries. A mirroring matrix turns the polygons
/// round, so that they face as they did.
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

/// Stored weights this close to sum 1 are taken as meant that way.
constexpr double kSumTolerance = 1e-3;

/// Where a format wants sums of 1, this much a weight is rounding of floats (the Khronos validator's bound).
/// Whole numbers as weights are off by 1/65535 at least.
constexpr double kRoundingOfWeight = 2e-7;

struct ReadWeights {
    SkinWeights weights;
    std::vector<bool> offSum; ///< #P: far enough from 1 that a user should know
    /// #P: as StoredWeightFaults has them.
    std::vector<bool> notOfSumOne;
    std::vector<bool> invalid;
    double lowestSum = 1.0;
    double highestSum = 1.0;
};

bool repeatsJoint(std::span<const Influence> influences) {
    for (std::size_t i = 0; i < influences.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (influences[k].joint == influences[i].joint) {
                return true;
            }
        }
    }
    return false;
}

bool isInvalid(const ImportedMesh& source, std::size_t vertex) {
    const std::span<const Influence> influences = source.influences.at(vertex);
    const bool unusable = std::ranges::any_of(influences, [](const Influence& influence) {
        return !std::isfinite(influence.weight) || influence.weight < 0.0F;
    });
    return unusable || (source.exactWeights && repeatsJoint(influences)) ||
           std::ranges::binary_search(source.influences.strayed, static_cast<std::uint32_t>(vertex));
}

bool isOfSumOne(const ImportedMesh& source, std::size_t vertex, double sum) {
    const auto count = static_cast<double>(source.influences.at(vertex).size());
    return std::abs(sum - 1.0) <= (source.exactWeights ? kRoundingOfWeight * count : kSumTolerance);
}

ReadWeights readWeights(const ImportedMesh& source, const JointPlan& plan) {
    ReadWeights result;
    result.offSum.resize(source.mesh.vertexCount());
    result.notOfSumOne.resize(source.mesh.vertexCount());
    result.invalid.resize(source.mesh.vertexCount());
    SkinWeightsBuilder builder;
    builder.reserve(source.mesh.vertexCount(), source.influences.values.size());
    std::vector<Influence> influences;
    for (std::size_t p = 0; p < source.mesh.vertexCount(); ++p) {
        influences.clear();
        for (const Influence& influence : source.influences.at(p)) {
            const std::int32_t node = source.joints[static_cast<std::size_t>(influence.joint)].node;
            influences.push_back({plan.jointOfNode[static_cast<std::size_t>(node)], influence.weight});
        }
        const double sum = builder.add(influences);
        result.offSum[p] = sum > 0.0 && std::abs(sum - 1.0) > kSumTolerance;
        result.invalid[p] = isInvalid(source, p);
        result.notOfSumOne[p] = sum > 0.0 && !result.invalid[p] && !isOfSumOne(source, p, sum);
        if (result.notOfSumOne[p]) {
            result.lowestSum = std::min(result.lowestSum, sum);
            result.highestSum = std::max(result.highestSum, sum);
        }
    }
    result.weights = builder.finish();
    return result;
}

SkinWeights rigidWeights(std::size_t vertices, std::int32_t joint) {
    SkinWeightsBuilder builder;
    builder.reserve(vertices, vertices);
    const Influence all{joint, 1.0F};
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add({&all, 1});
    }
    return builder.finish();
}

class PartBuilder {
public:
    PartBuilder(const JointPlan& plan, const PlannedBind& binds, const ImportedFile& source, Notices& notices)
        : m_plan(plan)
        , m_binds(binds)
        , m_source(source)
        , m_notices(notices) {}

    /// Nothing for a mesh that is left out; `where` is told where its vertices went otherwise.
    std::optional<Part> build(ImportedMesh& source, const MeshUse& use, MeshSource& where) {
        Mesh& mesh = source.mesh;
        where.node = source.node;
        where.vertexInPart.assign(mesh.vertexCount(), kNoVertex);
        repairMesh(mesh, source.smoothing, m_source.materials.size(), m_notices);
        if (mesh.polygonCount() == 0) {
            m_notices.push_back({NoticeCode::EmptyMeshDropped, mesh.name, 0, {}});
            return std::nullopt;
        }
        Part part;
        ReadWeights read;
        if (!source.joints.empty()) {
            read = readWeights(source, m_plan);
        }
        const std::vector<Transform> matrices = placeMatrices(source, use, m_plan, m_binds.bind);
        where.modelFromMesh = matrices.empty() ? use.modelFromMesh : matrices.front();
        where.positionsFromWeights = !moveAlike(mesh, matrices);
        where.bindMissing = where.positionsFromWeights && !source.bindKnown;
        placeMesh(mesh, matrices);
        if (!repairVertices(mesh, m_notices)) {
            return std::nullopt;
        }
        std::iota(where.vertexInPart.begin(), where.vertexInPart.end(), 0U);
        if (source.split) {
            where.vertexInPart = weld(mesh, read);
        }
        mesh.normals = completeNormals(mesh, source.smoothing);
        if (!source.joints.empty()) {
            part.storedFaults = storedFaults(mesh, read);
            part.weights = keepWeights(mesh, std::move(read));
        } else if (use.rigidJoint != kNone) {
            hangOn(part, mesh, use.rigidJoint);
        }
        part.mesh = std::make_shared<const Mesh>(std::move(mesh));
        part.geometryName = std::move(source.geometryName);
        return part;
    }

private:
    /// Returns the welded vertex of every one before.
    static std::vector<std::uint32_t> weld(Mesh& mesh, ReadWeights& read) {
        const bool skinned = !read.offSum.empty();
        WeldMap map = findSplitVertices(mesh, skinned ? &read.weights : nullptr);
        weldMesh(mesh, map);
        if (skinned) {
            read.weights = weldWeights(read.weights, map);
            for (std::size_t group = 0; group < map.groupCount(); ++group) {
                read.offSum[group] = read.offSum[map.firstVertex[group]];
            }
            read.offSum.resize(map.groupCount());
            read.notOfSumOne = anyOfGroup(read.notOfSumOne, map);
            read.invalid = anyOfGroup(read.invalid, map);
        }
        return std::move(map.groupOfVertex);
    }

    /// What was split may have the same weights once they are mended.
    static std::vector<bool> anyOfGroup(const std::vector<bool>& flags, const WeldMap& map) {
        std::vector<bool> result(map.groupCount(), false);
        for (std::size_t v = 0; v < flags.size(); ++v) {
            result[map.groupOfVertex[v]] = result[map.groupOfVertex[v]] || flags[v];
        }
        return result;
    }

    std::shared_ptr<const StoredWeightFaults> storedFaults(const Mesh& mesh, const ReadWeights& read) {
        StoredWeightFaults faults;
        faults.lowestSum = read.lowestSum;
        faults.highestSum = read.highestSum;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            if (read.invalid[v]) {
                faults.invalid.push_back(v);
            } else if (read.notOfSumOne[v]) {
                faults.notOfSumOne.push_back(v);
            }
        }
        if (!faults.invalid.empty()) {
            m_notices.push_back({NoticeCode::WeightsInvalid, mesh.name, faults.invalid.size(), {}});
        }
        return faults.any() ? std::make_shared<const StoredWeightFaults>(std::move(faults)) : nullptr;
    }

    std::shared_ptr<const SkinWeights> keepWeights(const Mesh& mesh, ReadWeights read) {
        std::size_t normalised = 0;
        for (const bool off : read.offSum) {
            normalised += off ? 1U : 0U;
        }
        if (normalised > 0) {
            m_notices.push_back({NoticeCode::WeightsNormalised, mesh.name, normalised, {}});
        }
        const std::size_t unweighted = read.weights.unweightedCount();
        if (unweighted > 0) {
            m_notices.push_back({NoticeCode::VerticesUnweighted, mesh.name, unweighted, {}});
        }
        if (unweighted == mesh.vertexCount()) {
            return nullptr;
        }
        return std::make_shared<const SkinWeights>(std::move(read.weights));
    }

    void hangOn(Part& part, const Mesh& mesh, std::int32_t joint) {
        part.rigidJoint = joint;
        part.weights = std::make_shared<const SkinWeights>(rigidWeights(mesh.vertexCount(), joint));
        const auto node = static_cast<std::size_t>(m_plan.nodeOfJoint[static_cast<std::size_t>(joint)]);
        m_notices.push_back({NoticeCode::RigidPartSkinned, mesh.name, 0, {m_source.nodes[node].name}});
    }

    const JointPlan& m_plan;
    const PlannedBind& m_binds;
    const ImportedFile& m_source;
    Notices& m_notices;
};

} // namespace

Expected<BuiltParts> buildParts(ImportedFile& source, const JointPlan& plan, const PlannedBind& binds,
                                Progress& progress, Notices& notices) {
    PartBuilder builder(plan, binds, source, notices);
    BuiltParts result;
    result.meshes.resize(source.meshes.size());
    for (std::size_t m = 0; m < source.meshes.size(); ++m) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        progress.report(Stage::Import,
                        0.5 + 0.5 * static_cast<double>(m) / static_cast<double>(source.meshes.size()));
        if (std::optional<Part> part = builder.build(source.meshes[m], binds.uses[m], result.meshes[m])) {
            result.meshes[m].part = static_cast<std::int32_t>(result.parts.size());
            result.parts.push_back(std::move(*part));
        }
    }
    return result;
}

} // namespace sinew
