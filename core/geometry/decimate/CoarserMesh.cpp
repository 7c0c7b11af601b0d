#include "core/geometry/decimate/CoarserMesh.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/WeldedSurface.h"

#include <OpenMesh/Tools/Decimater/DecimaterT.hh>
#include <OpenMesh/Tools/Decimater/ModQuadricT.hh>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// The rule as OpenMesh asks for it. Once canceled it allows nothing, and so the decimation ends.
template<typename MeshT>
class RuleModule : public OpenMesh::Decimater::ModBaseT<MeshT> {
public:
    DECIMATING_MODULE(RuleModule, MeshT, Rule);

    explicit RuleModule(MeshT& mesh)
        : Base(mesh, true) {}
    void use(CollapseRule& rule, Progress& progress) {
        m_rule = &rule;
        m_progress = &progress;
    }

    float collapse_priority(const CollapseInfo& info) override {
        const bool allowed = !m_progress->canceled() && m_rule->allows(info.v0v1);
        return static_cast<float>(allowed ? Base::LEGAL_COLLAPSE : Base::ILLEGAL_COLLAPSE);
    }
    void preprocess_collapse(const CollapseInfo& info) override { m_rule->moveCorners(info.v0v1); }

private:
    CollapseRule* m_rule = nullptr;
    Progress* m_progress = nullptr;
};

/// Quadrics, and besides them how far the surface moves when it is posed. An edge as long as e whose ends
/// move by w differently bows by e w / 8 where a joint turns by a radian, one twice as long four times as
/// far: by e w / 2 after the collapse, for all of the area around.
template<typename MeshT>
class PosedQuadrics : public OpenMesh::Decimater::ModQuadricT<MeshT> {
public:
    DECIMATING_MODULE(PosedQuadrics, MeshT, PosedQuadrics);

    explicit PosedQuadrics(MeshT& mesh)
        : OpenMesh::Decimater::ModQuadricT<MeshT>(mesh) {}
    void use(const CollapseSurface& surface, const CoarseningRules& rules) {
        m_surface = &surface;
        m_rules = &rules;
    }

    float collapse_priority(const CollapseInfo& info) override {
        const auto shape = // rounding makes less than nothing of a flat surface, which would be refused
            std::max(0.0F, OpenMesh::Decimater::ModQuadricT<MeshT>::collapse_priority(info));
        if (!m_rules->motion) {
            return shape;
        }
        const double motion = m_rules->motion(m_surface->vertexOf(info.v0), m_surface->vertexOf(info.v1));
        const double bow = 0.5 * motion * (info.p1 - info.p0).norm();
        return shape + static_cast<float>(m_surface->areaAround(info.v0) * bow * bow);
    }

private:
    const CollapseSurface* m_surface = nullptr;
    const CoarseningRules* m_rules = nullptr;
};

void decimate(CollapseSurface& surface, double fraction, const CoarseningRules& asked, Progress& progress) {
    using Decimater = OpenMesh::Decimater::DecimaterT<CollapseMesh>;
    CollapseMesh& mesh = surface.halfEdges();
    CollapseRule rule(surface);
    Decimater decimater(mesh);
    PosedQuadrics<CollapseMesh>::Handle quadrics;
    RuleModule<CollapseMesh>::Handle rules;
    decimater.add(quadrics);
    decimater.add(rules);
    decimater.module(quadrics).unset_max_err();
    decimater.module(quadrics).use(surface, asked);
    decimater.module(rules).use(rule, progress);
    decimater.initialize();
    decimater.decimate_to_faces(
        0, static_cast<std::size_t>(std::llround(fraction * static_cast<double>(mesh.n_faces()))));
}

/// The corners of the faces that are left, in their order around each, and the polygon each face was of.
struct RemainingFaces {
    std::vector<std::uint32_t> corners;
    std::vector<std::uint32_t> polygons;
};

RemainingFaces remainingFaces(const CollapseSurface& surface) {
    RemainingFaces result;
    const CollapseMesh& mesh = surface.halfEdges();
    for (const OpenMesh::FaceHandle face : mesh.all_faces()) {
        if (mesh.status(face).deleted()) {
            continue;
        }
        for (const OpenMesh::VertexHandle vertex : mesh.fv_range(face)) {
            result.corners.push_back(surface.cornerAt(face, vertex));
        }
        result.polygons.push_back(surface.polygonOf(face));
    }
    return result;
}

template<typename Value>
std::vector<Value> gathered(const std::vector<Value>& values, const std::vector<std::uint32_t>& of) {
    std::vector<Value> result;
    result.reserve(of.size());
    if (!values.empty()) {
        for (const std::uint32_t i : of) {
            result.push_back(values[i]);
        }
    }
    return result;
}

/// Offsets of the vertices that are left; a target without any stays, so that clips still count right.
std::vector<MorphTarget> remainingTargets(const Mesh& mesh, const std::vector<std::uint32_t>& vertices) {
    std::vector<MorphTarget> targets;
    for (const MorphTarget& target : mesh.morphTargets) {
        MorphTarget left{target.name, {}, {}, target.weight};
        for (std::size_t i = 0; i < target.vertices.size(); ++i) {
            const auto at = std::ranges::lower_bound(vertices, target.vertices[i]);
            if (at != vertices.end() && *at == target.vertices[i]) {
                left.vertices.push_back(static_cast<std::uint32_t>(at - vertices.begin()));
                left.offsets.push_back(target.offsets[i]);
            }
        }
        targets.push_back(std::move(left));
    }
    return targets;
}

CoarserMesh meshOf(const Mesh& mesh, const RemainingFaces& faces) {
    CoarserMesh result;
    const std::vector<std::uint32_t> finer = gathered(mesh.corners, faces.corners);
    result.vertices = finer;
    std::ranges::sort(result.vertices);
    result.vertices.erase(std::unique(result.vertices.begin(), result.vertices.end()), result.vertices.end());
    Mesh& coarse = result.mesh;
    coarse.name = mesh.name;
    coarse.vertices = gathered(mesh.vertices, result.vertices);
    for (const std::uint32_t vertex : finer) {
        coarse.corners.push_back(static_cast<std::uint32_t>(
            std::ranges::lower_bound(result.vertices, vertex) - result.vertices.begin()));
    }
    for (std::size_t face = 0; face < faces.polygons.size(); ++face) {
        coarse.polygonOffsets.push_back(static_cast<std::uint32_t>(3 * face + 3));
    }
    coarse.normals = gathered(mesh.normals, faces.corners);
    for (const UvSet& set : mesh.uvSets) {
        coarse.uvSets.push_back({set.name, gathered(set.values, faces.corners)});
    }
    for (const ColorSet& set : mesh.colorSets) {
        coarse.colorSets.push_back({set.name, gathered(set.values, faces.corners)});
    }
    coarse.materials = gathered(mesh.materials, faces.polygons);
    coarse.morphTargets = remainingTargets(mesh, result.vertices);
    return result;
}

/// Welded vertices on edges of one triangle of the mesh, ascending, no repeats.
std::vector<std::uint32_t> borderVertices(const Mesh& mesh, const WeldedSurface& welded, std::size_t part) {
    std::vector<Triangle> triangles = triangulate(mesh);
    for (Triangle& triangle : triangles) {
        triangle = welded.welded(part, triangle);
    }
    std::vector<std::uint32_t> border;
    const std::vector<EdgeUse> uses = edgeUses(welded.weldedCount(), triangles);
    forEachEdge(uses, [&](std::span<const EdgeUse> edge) {
        if (edge.size() == 1) {
            border.insert(border.end(), {edge[0].low, edge[0].high});
        }
    });
    std::ranges::sort(border);
    border.erase(std::unique(border.begin(), border.end()), border.end());
    return border;
}

} // namespace

Expected<CoarserMesh> coarserMesh(const Mesh& mesh, double fraction, Progress& progress,
                                  const CoarseningRules& rules) {
    CollapseSurface surface(mesh);
    for (std::uint32_t vertex = 0; vertex < rules.kept.size(); ++vertex) {
        if (rules.kept[vertex]) {
            surface.keep(vertex);
        }
    }
    decimate(surface, fraction, rules, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return meshOf(mesh, remainingFaces(surface));
}

std::vector<std::vector<bool>> sharedBorders(std::span<const Mesh* const> meshes) {
    const WeldedSurface welded(meshes);
    std::vector<std::size_t> borders(welded.weldedCount(), 0); // how many meshes have one there
    std::vector<std::vector<std::uint32_t>> borderOf;
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        borderOf.push_back(borderVertices(*meshes[part], welded, part));
        for (const std::uint32_t vertex : borderOf.back()) {
            ++borders[vertex];
        }
    }
    std::vector<std::vector<bool>> shared(meshes.size());
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        const auto isShared = [&](std::uint32_t vertex) { return borders[vertex] > 1; };
        if (std::ranges::none_of(borderOf[part], isShared)) {
            continue;
        }
        for (const std::uint32_t vertex : welded.weldedVertices(part)) {
            shared[part].push_back(isShared(vertex) && std::ranges::binary_search(borderOf[part], vertex));
        }
    }
    return shared;
}

} // namespace sinew
