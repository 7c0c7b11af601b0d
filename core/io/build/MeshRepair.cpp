#include "core/io/build/BuildSteps.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sinew {
namespace {

/// Numbers beyond this overflow as soon as something calculates with them.
constexpr double kLargestCoordinate = 1e15;

bool usable(const Vec3& point) {
    return point.allFinite() && point.cwiseAbs().maxCoeff() < kLargestCoordinate;
}

/// Offsets of vertices that exist, ascending, one each.
void repairMorphTarget(MorphTarget& shape, std::size_t vertexCount) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < std::min(shape.vertices.size(), shape.offsets.size()); ++i) {
        if (shape.vertices[i] < vertexCount) {
            order.push_back(i);
        }
    }
    const auto meshVertexOf = [&](std::size_t i) { return shape.vertices[i]; };
    std::ranges::stable_sort(order, {}, meshVertexOf);
    const auto repeats = std::ranges::unique(order, {}, meshVertexOf);
    order.erase(repeats.begin(), repeats.end());
    std::vector<std::uint32_t> vertices;
    std::vector<Vec3> offsets;
    for (const std::size_t i : order) {
        vertices.push_back(shape.vertices[i]);
        offsets.push_back(usable(shape.offsets[i]) ? shape.offsets[i] : Vec3(Vec3::Zero()));
    }
    shape.vertices = std::move(vertices);
    shape.offsets = std::move(offsets);
}

/// Puts vertices without a usable position into the mean of the usable ones in their polygons, ring by ring;
/// those that no ring reaches into the mean of all.
void placeBetween(Mesh& mesh, std::vector<bool> bad, const Vec3& meanOfAll) {
    for (bool reached = true; reached;) {
        reached = false;
        std::vector<std::pair<Vec3, double>> sums(mesh.vertexCount(), {Vec3::Zero(), 0.0});
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            const auto polygon = mesh.polygon(f);
            if (std::ranges::none_of(polygon, [&](std::uint32_t p) { return bad[p]; })) {
                continue;
            }
            for (const std::uint32_t vertex : polygon) {
                for (const std::uint32_t other : polygon) {
                    if (bad[vertex] && !bad[other]) {
                        sums[vertex].first += mesh.vertices[other];
                        sums[vertex].second += 1.0;
                    }
                }
            }
        }
        for (std::size_t p = 0; p < sums.size(); ++p) {
            if (sums[p].second > 0.0) {
                mesh.vertices[p] = sums[p].first / sums[p].second;
                bad[p] = false;
                reached = true;
            }
        }
    }
    for (std::size_t p = 0; p < bad.size(); ++p) {
        mesh.vertices[p] = bad[p] ? meanOfAll : mesh.vertices[p];
    }
}

void dropMisfitAttributes(Mesh& mesh, Smoothing& smoothing) {
    const std::size_t corners = mesh.cornerCount();
    if (mesh.normals.size() != corners) {
        mesh.normals.clear();
    }
    std::erase_if(mesh.uvSets, [&](const UvSet& set) { return set.values.size() != corners; });
    std::erase_if(mesh.colorSets, [&](const ColorSet& set) { return set.values.size() != corners; });
    if (mesh.materials.size() != mesh.polygonCount()) {
        mesh.materials.clear();
    }
    if (smoothing.groups.size() != mesh.polygonCount()) {
        smoothing.groups.clear();
    }
}

void repairAttributes(Mesh& mesh, std::size_t materialCount) {
    for (UvSet& set : mesh.uvSets) {
        for (Vec2f& uv : set.values) {
            uv = uv.allFinite() ? uv : Vec2f(Vec2f::Zero());
        }
    }
    for (ColorSet& set : mesh.colorSets) {
        for (Vec4f& color : set.values) {
            color = color.allFinite() ? Vec4f(color.cwiseMax(0.0F).cwiseMin(1.0F)) : Vec4f(Vec4f::Ones());
        }
    }
    for (std::int32_t& material : mesh.materials) {
        material = material >= 0 && static_cast<std::size_t>(material) < materialCount ? material : kNone;
    }
}

/// Moves the corner values of kept polygons together.
template<typename T>
void keepCorners(std::vector<T>& values, const std::vector<std::uint32_t>& kept) {
    if (values.empty()) {
        return;
    }
    for (std::size_t c = 0; c < kept.size(); ++c) {
        values[c] = values[kept[c]];
    }
    values.resize(kept.size());
}

void keepPolygons(Mesh& mesh, Smoothing& smoothing, const std::vector<bool>& keep) {
    std::vector<std::uint32_t> corners;
    std::vector<std::uint32_t> offsets{0};
    std::size_t kept = 0;
    for (std::size_t f = 0; f < keep.size(); ++f) {
        if (!keep[f]) {
            continue;
        }
        for (std::uint32_t c = mesh.polygonOffsets[f]; c < mesh.polygonOffsets[f + 1]; ++c) {
            corners.push_back(c);
        }
        offsets.push_back(static_cast<std::uint32_t>(corners.size()));
        if (!mesh.materials.empty()) {
            mesh.materials[kept] = mesh.materials[f];
        }
        if (!smoothing.groups.empty()) {
            smoothing.groups[kept] = smoothing.groups[f];
        }
        ++kept;
    }
    if (!mesh.materials.empty()) {
        mesh.materials.resize(kept);
    }
    if (!smoothing.groups.empty()) {
        smoothing.groups.resize(kept);
    }
    mesh.polygonOffsets = std::move(offsets);
    keepCorners(mesh.corners, corners);
    keepCorners(mesh.normals, corners);
    for (UvSet& set : mesh.uvSets) {
        keepCorners(set.values, corners);
    }
    for (ColorSet& set : mesh.colorSets) {
        keepCorners(set.values, corners);
    }
}

void dropBadPolygons(Mesh& mesh, Smoothing& smoothing, Notices& notices) {
    std::vector<bool> keep(mesh.polygonCount());
    std::size_t thin = 0;
    std::size_t outOfRange = 0;
    for (std::size_t f = 0; f < keep.size(); ++f) {
        const auto polygon = mesh.polygon(f);
        const bool isThin = polygon.size() < 3;
        const bool isWild = std::any_of(polygon.begin(), polygon.end(),
                                        [&](std::uint32_t p) { return p >= mesh.vertexCount(); });
        keep[f] = !isThin && !isWild;
        thin += isThin ? 1U : 0U;
        outOfRange += !isThin && isWild ? 1U : 0U;
    }
    if (thin + outOfRange > 0) {
        keepPolygons(mesh, smoothing, keep);
    }
    if (thin > 0) {
        notices.push_back({NoticeCode::LinesAndVerticesDropped, mesh.name, thin, {}});
    }
    if (outOfRange > 0) {
        notices.push_back({NoticeCode::PolygonsOutOfRangeDropped, mesh.name, outOfRange, {}});
    }
}

} // namespace

void repairMesh(Mesh& mesh, Smoothing& smoothing, std::size_t materialCount, Notices& notices) {
    dropMisfitAttributes(mesh, smoothing);
    dropBadPolygons(mesh, smoothing, notices);
    for (MorphTarget& shape : mesh.morphTargets) {
        repairMorphTarget(shape, mesh.vertexCount());
    }
    repairAttributes(mesh, materialCount);
}

bool repairVertices(Mesh& mesh, Notices& notices) {
    std::vector<bool> bad(mesh.vertexCount());
    std::size_t moved = 0;
    Vec3 sum = Vec3::Zero();
    for (std::size_t p = 0; p < bad.size(); ++p) {
        bad[p] = !usable(mesh.vertices[p]);
        moved += bad[p] ? 1 : 0;
        sum += bad[p] ? Vec3(Vec3::Zero()) : mesh.vertices[p];
    }
    if (moved == 0) {
        return true;
    }
    if (moved == bad.size()) {
        notices.push_back({NoticeCode::MeshWithoutPlacesDropped, mesh.name, moved, {}});
        return false;
    }
    const auto kept = static_cast<double>(bad.size() - moved);
    placeBetween(mesh, std::move(bad), sum / kept);
    notices.push_back({NoticeCode::NonFiniteVerticesMoved, mesh.name, moved, {}});
    return true;
}

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash ^= value + 0x9e3779b97f4a7c15ULL + (hash << 6U) + (hash >> 2U);
    hash *= 0xff51afd7ed558ccdULL;
    return hash ^ (hash >> 33U);
}

/// Everything two vertices must share to be one.
class VertexIdentity {
public:
    VertexIdentity(const Mesh& mesh, const SkinWeights* weights)
        : m_mesh(mesh)
        , m_weights(weights) {
        for (const MorphTarget& shape : mesh.morphTargets) {
            std::vector<Vec3>& dense = m_morphOffsets.emplace_back(mesh.vertexCount(), Vec3::Zero());
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                dense[shape.vertices[i]] = shape.offsets[i];
            }
        }
    }

    std::uint64_t hash(std::size_t p) const {
        std::uint64_t result = 0;
        for (int axis = 0; axis < 3; ++axis) {
            // Adding zero turns -0 into 0, which compares equal to it.
            result = mix(result, std::bit_cast<std::uint64_t>(m_mesh.vertices[p][axis] + 0.0));
        }
        return result;
    }

    bool equal(std::size_t p, std::size_t q) const {
        if (m_mesh.vertices[p] != m_mesh.vertices[q]) {
            return false;
        }
        if (m_weights != nullptr && !std::ranges::equal(m_weights->at(p), m_weights->at(q))) {
            return false;
        }
        return std::all_of(m_morphOffsets.begin(), m_morphOffsets.end(),
                           [&](const std::vector<Vec3>& dense) { return dense[p] == dense[q]; });
    }

private:
    const Mesh& m_mesh;
    const SkinWeights* m_weights;
    std::vector<std::vector<Vec3>> m_morphOffsets;
};

void weldMorphTarget(MorphTarget& shape, const WeldMap& weld) {
    std::vector<std::uint32_t> vertices;
    std::vector<Vec3> offsets;
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        const std::uint32_t group = weld.groupOfVertex[shape.vertices[i]];
        if (weld.firstVertex[group] == shape.vertices[i]) {
            vertices.push_back(group);
            offsets.push_back(shape.offsets[i]);
        }
    }
    shape.vertices = std::move(vertices);
    shape.offsets = std::move(offsets);
}

} // namespace

WeldMap findSplitVertices(const Mesh& mesh, const SkinWeights* weights) {
    constexpr std::uint32_t kFree = UINT32_MAX;
    const VertexIdentity identity(mesh, weights);
    const std::size_t slots = std::bit_ceil(2 * mesh.vertexCount() + 1);
    std::vector<std::uint32_t> table(slots, kFree); // groups, open addressing
    WeldMap weld;
    weld.groupOfVertex.resize(mesh.vertexCount());
    for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
        std::size_t slot = identity.hash(p) & (slots - 1);
        while (table[slot] != kFree && !identity.equal(weld.firstVertex[table[slot]], p)) {
            slot = (slot + 1) & (slots - 1);
        }
        if (table[slot] == kFree) {
            table[slot] = static_cast<std::uint32_t>(weld.firstVertex.size());
            weld.firstVertex.push_back(static_cast<std::uint32_t>(p));
        }
        weld.groupOfVertex[p] = table[slot];
    }
    return weld;
}

void weldMesh(Mesh& mesh, const WeldMap& weld) {
    for (std::uint32_t& corner : mesh.corners) {
        corner = weld.groupOfVertex[corner];
    }
    for (MorphTarget& shape : mesh.morphTargets) {
        weldMorphTarget(shape, weld);
    }
    for (std::size_t group = 0; group < weld.groupCount(); ++group) {
        mesh.vertices[group] = mesh.vertices[weld.firstVertex[group]];
    }
    mesh.vertices.resize(weld.groupCount());
}

SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld) {
    SkinWeightsBuilder builder;
    builder.reserve(weld.groupCount(), weld.groupCount() * 4);
    for (const std::uint32_t first : weld.firstVertex) {
        builder.add(weights.at(first));
    }
    return builder.finish();
}

} // namespace sinew
