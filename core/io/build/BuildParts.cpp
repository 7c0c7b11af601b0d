#include "core/io/build/BuildParts.h"

#include "core/io/build/MeshRepair.h"
#include "core/io/build/MeshWeld.h"
#include "core/io/build/PlaceMesh.h"

#include <cmath>
#include <numeric>

namespace sinew {
namespace {

/// Stored weights this close to sum 1 are taken as meant that way.
constexpr double kSumTolerance = 1e-3;

struct ReadWeights {
    SkinWeights weights;
    std::vector<bool> offSum; ///< #P
};

ReadWeights readWeights(const ImportedMesh& source, const JointPlan& plan) {
    ReadWeights result;
    result.offSum.resize(source.mesh.vertexCount());
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
    PartBuilder(const JointPlan& plan, const BindAndPlaces& binds, const ImportedFile& source,
                Notices& notices)
        : m_plan(plan)
        , m_binds(binds)
        , m_source(source)
        , m_notices(notices) {}

    /// Nothing for a mesh that is left out; `where` is told where its vertices went otherwise.
    std::optional<Part> build(ImportedMesh& source, const MeshPlace& place, MeshSource& where) {
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
        const std::vector<Transform> matrices = placeMatrices(source, place, m_plan, m_binds.bind);
        where.modelFromMesh = matrices.empty() ? place.modelFromMesh : matrices.front();
        where.placedByWeights = !moveAlike(mesh, matrices);
        where.bindMissing = where.placedByWeights && !source.bindKnown;
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
            part.weights = keepWeights(mesh, std::move(read));
        } else if (place.rigidJoint != kNone) {
            hangOn(part, mesh, place.rigidJoint);
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
        }
        return std::move(map.groupOfVertex);
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
    const BindAndPlaces& m_binds;
    const ImportedFile& m_source;
    Notices& m_notices;
};

} // namespace

Expected<BuiltParts> buildParts(ImportedFile& source, const JointPlan& plan, const BindAndPlaces& binds,
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
        if (std::optional<Part> part = builder.build(source.meshes[m], binds.places[m], result.meshes[m])) {
            result.meshes[m].part = static_cast<std::int32_t>(result.parts.size());
            result.parts.push_back(std::move(*part));
        }
    }
    return result;
}

} // namespace sinew
