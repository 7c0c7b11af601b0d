#include "core/io/build/MeshRepair.h"

#include <algorithm>

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

} // namespace sinew
