#include "core/solve/heat/HeatSolver.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/parts/BindSurface.h"
#include "core/geometry/CoverSearch.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Less outside than that, in finest voxels, is an edge that the line grazes.
constexpr double kGrazed = 0.5;
/// How far beyond a block's face the next block is asked for, finest voxels.
constexpr double kIntoNextBlock = 1e-3;

} // namespace

/// A cube of grid space that is inside or outside as a whole.
struct BoneSight::Block {
    Vec3 low;
    double size;
    bool inside;

    /// Where along from + t * along a line through the block leaves it.
    double exit(const Vec3& from, const Vec3& along) const {
        double t = std::numeric_limits<double>::infinity();
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            if (along[axis] != 0.0) {
                const double face = along[axis] > 0.0 ? low[axis] + size : low[axis];
                t = std::min(t, (face - from[axis]) / along[axis]);
            }
        }
        return t;
    }
};

BoneSight::Block BoneSight::blockAt(const Vec3& point) const {
    Cell cell{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        cell[axis] = static_cast<std::uint32_t>(point[static_cast<Eigen::Index>(axis)]);
    }
    unsigned sizeLog2 = 0;
    const std::uint32_t leaf = m_voxels.findKey(mortonKey(cell));
    if (leaf != kNoLeaf) {
        sizeLog2 = m_voxels.sizeLog2(leaf);
        cell = m_voxels.corner(leaf);
    } else {
        Cell base = cell;
        for (std::uint32_t& at : base) {
            at &= ~(m_voxels.frame().baseVoxel() - 1U);
        }
        if (!m_voxels.anyIn(mortonKey(base), m_voxels.frame().fineLog2)) {
            sizeLog2 = m_voxels.frame().fineLog2;
            cell = base;
        }
    }
    const bool inside = leaf != kNoLeaf && (m_voxels.flags(leaf) & (kLeafBoundary | kLeafInterior)) != 0;
    return {Vec3(cell[0], cell[1], cell[2]), static_cast<double>(1U << sizeLog2), inside};
}

bool BoneSight::sees(const Vec3& vertex, const Vec3& position) const {
    const VoxelFrame& frame = m_voxels.frame();
    const Vec3 from = frame.gridFromModel * vertex;
    const Vec3 along = frame.gridFromModel * position - from;
    const double length = along.norm();
    double outside = 0.0;
    double t = length > 0.0 ? frame.baseVoxel() / length : 1.0;
    while (t < 1.0) {
        const Vec3 point = from + t * along;
        if ((point.array() < 0.0).any() || (point.array() >= frame.resolution()).any()) {
            return true; // nothing lies beyond the grid
        }
        const Block block = blockAt(point);
        if (block.inside && outside > kGrazed) {
            return false;
        }
        const double next = std::max(block.exit(from, along), t) + kIntoNextBlock / length;
        outside += block.inside ? 0.0 : (std::min(next, 1.0) - t) * length;
        t = next;
    }
    return true;
}

namespace {

/// Parts' polygons may face inwards, the problem's triangles do not.
std::vector<Vec3> outwardNormals(const BindProblem& problem, const std::vector<SharedTriangle>& triangles) {
    const std::vector<Vec3>& vertices = problem.vertices;
    std::vector<Vec3> outward(vertices.size(), Vec3::Zero());
    addNormals(vertices, problem.triangles, outward);
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    for (const auto& [t, fraction] : triangles) {
        const Vec3 area = (vertices[t[1]] - vertices[t[0]]).cross(vertices[t[2]] - vertices[t[0]]);
        const double side =
            area.dot(outward[t[0]] + outward[t[1]] + outward[t[2]]) < 0.0 ? -fraction : fraction;
        const Vec3 normal = side * area.normalized(); // zero stays zero
        for (const std::uint32_t corner : t) {
            normals[corner] += normal;
        }
    }
    for (Vec3& normal : normals) {
        normal.normalize();
    }
    return normals;
}

} // namespace

HeatSurface heatSurface(const Scene& scene, const BindProblem& problem) {
    HeatSurface surface;
    surface.triangles = sharedTriangles(scene, problem);
    std::erase_if(surface.triangles, [&](const SharedTriangle& triangle) {
        const auto& [a, b, c] = triangle.corners;
        return a == b || b == c || c == a;
    });
    std::vector<Triangle> corners(surface.triangles.size());
    std::ranges::transform(surface.triangles, corners.begin(), &SharedTriangle::corners);
    surface.shells = surfaceShells(problem.vertices.size(), corners);
    surface.normals = outwardNormals(problem, surface.triangles);
    return surface;
}

namespace {

/// Bones farther by no more than this fraction are as near (Blender: DISTANCE_EPSILON).
constexpr double kAsNear = 1e-4;
/// The least distance, in parts of the character's size: a vertex on a bone follows it, and no more.
constexpr double kMinHeatDistance = 1e-4;
/// What keeps the distance of a bone finite that a vertex turns its back to (Blender's 1.001).
constexpr double kBackTurned = 1e-3;
constexpr std::size_t kHeatGrain = 512;

/// A segment of a bone, or one of its handles' volumes; of an area all segments, which are searched.
struct BonePiece {
    Bone shape;
    std::uint32_t source;
};

std::vector<BonePiece> piecesOf(const std::vector<Bone>& bones) {
    std::vector<BonePiece> pieces;
    for (std::uint32_t s = 0; s < bones.size(); ++s) {
        const bool whole = bones[s].search != nullptr;
        if (whole) {
            pieces.push_back({{}, s});
            pieces.back().shape.search = bones[s].search;
        }
        for (std::size_t i = 0; !whole && i < bones[s].segments.size(); ++i) {
            pieces.push_back({{}, s});
            pieces.back().shape.segments = {bones[s].segments[i]};
        }
        for (const RoundedBox& volume : bones[s].volumes) {
            pieces.push_back({{}, s});
            pieces.back().shape.volumes = {volume};
        }
    }
    return pieces;
}

/// The bones of some vertices in a row.
struct HeatChunk {
    std::vector<std::uint32_t> counts; ///< of each vertex
    std::vector<std::uint32_t> bones;
};

/// Finds the bones of one vertex after the other; scratch is kept between them.
class NearestHeat {
public:
    NearestHeat(std::span<const BonePiece> pieces, double minDistance)
        : m_pieces(pieces)
        , m_min(minDistance)
        , m_positions(pieces.size())
        , m_distances(pieces.size()) {}

    /// Measures all pieces; a zero normal lets all count alike. The distance to the nearest.
    double measure(const Vec3& vertex, const Vec3& normal) {
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            m_positions[i] = nearestPoint(vertex, m_pieces[i].shape);
            const Vec3 away = vertex - m_positions[i];
            const double distance = away.norm();
            const double cosine = distance > 0.0 ? away.dot(normal) / distance : 0.0;
            m_distances[i] = normal.isZero() ? distance : 2.0 * distance / (1.0 + kBackTurned + cosine);
        }
        m_nearest = *std::ranges::min_element(m_distances);
        return std::max(m_nearest, m_min);
    }

    /// Adds the bones of the nearest pieces for which `seen(place)` holds.
    template<typename Seen>
    void addNearest(HeatChunk& chunk, const Seen& seen) const {
        const auto first = static_cast<std::ptrdiff_t>(chunk.bones.size());
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            const bool near = m_distances[i] <= m_nearest * (1.0 + kAsNear);
            const bool had = std::find(chunk.bones.begin() + first, chunk.bones.end(), m_pieces[i].source) !=
                             chunk.bones.end();
            if (near && !had && seen(m_positions[i])) {
                chunk.bones.push_back(m_pieces[i].source);
            }
        }
        chunk.counts.push_back(static_cast<std::uint32_t>(chunk.bones.end() - chunk.bones.begin() - first));
    }

private:
    std::span<const BonePiece> m_pieces;
    double m_min;
    std::vector<Vec3> m_positions;
    std::vector<double> m_distances;
    double m_nearest = 0.0;
};

/// Calls work(vertex, nearest, chunk) for every vertex, which adds its bones to the chunk. The same on any
/// number of threads.
template<typename Work>
NumberLists gatherBones(std::size_t vertices, const NearestHeat& scratch, const Progress& progress,
                        const Work& work) {
    std::vector<HeatChunk> chunks((vertices + kHeatGrain - 1) / kHeatGrain);
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        NearestHeat nearest = scratch;
        for (std::size_t c = begin; c < end && !progress.canceled(); ++c) {
            const std::size_t last = std::min(vertices, (c + 1) * kHeatGrain);
            for (std::size_t v = c * kHeatGrain; v < last; ++v) {
                work(v, nearest, chunks[c]);
            }
        }
    });
    NumberLists lists;
    for (const HeatChunk& chunk : chunks) {
        for (const std::uint32_t count : chunk.counts) {
            lists.offsets.push_back(lists.offsets.back() + count);
        }
        lists.numbers.insert(lists.numbers.end(), chunk.bones.begin(), chunk.bones.end());
    }
    return lists;
}

/// Which shells have a vertex that sees its bone.
std::vector<bool> heatedShells(const NumberLists& bones, const SurfaceShells& shells) {
    std::vector<bool> heated(shells.count, false);
    for (std::size_t v = 0; v < bones.size(); ++v) {
        if (shells.ofVertex[v] != SurfaceShells::kNone && !bones[v].empty()) {
            heated[shells.ofVertex[v]] = true;
        }
    }
    return heated;
}

/// Of every vertex its distance, and the bones that it sees.
NumberLists bonesInSight(std::span<const Vec3> vertices, const HeatSurface& surface, const BoneSight& sight,
                         const NearestHeat& scratch, std::vector<double>& distances, Progress& progress) {
    std::atomic<std::size_t> done{0};
    return gatherBones(
        vertices.size(), scratch, progress, [&](std::size_t v, NearestHeat& nearest, HeatChunk& chunk) {
            distances[v] = nearest.measure(vertices[v], surface.normals[v]);
            nearest.addNearest(chunk,
                               [&](const Vec3& position) { return sight.sees(vertices[v], position); });
            if (++done % kHeatGrain == 0) {
                progress.report(Stage::Distances,
                                static_cast<double>(done) / static_cast<double>(vertices.size()));
            }
        });
}

/// The same where a vertex is not in `cold`; there the nearest in a straight line.
NumberLists warmed(const NumberLists& seen, const std::vector<bool>& cold, std::span<const Vec3> vertices,
                   const NearestHeat& scratch, std::vector<double>& distances, const Progress& progress) {
    return gatherBones(vertices.size(), scratch, progress,
                       [&](std::size_t v, NearestHeat& nearest, HeatChunk& chunk) {
                           if (!cold[v]) {
                               chunk.bones.insert(chunk.bones.end(), seen[v].begin(), seen[v].end());
                               chunk.counts.push_back(static_cast<std::uint32_t>(seen[v].size()));
                               return;
                           }
                           distances[v] = nearest.measure(vertices[v], Vec3::Zero());
                           nearest.addNearest(chunk, [](const Vec3&) { return true; });
                       });
}

} // namespace

HeatSources findHeatSources(std::span<const Vec3> vertices, const HeatSurface& surface,
                            const std::vector<Bone>& bones, const SparseVoxels& voxels, Progress& progress) {
    const std::vector<BonePiece> pieces = piecesOf(bones);
    Aabb box;
    std::ranges::for_each(vertices, [&](const Vec3& vertex) { box.add(vertex); });
    const NearestHeat scratch(pieces, kMinHeatDistance * box.extent().maxCoeff());
    HeatSources sources;
    sources.distances.resize(vertices.size());
    const NumberLists seen =
        bonesInSight(vertices, surface, BoneSight(voxels), scratch, sources.distances, progress);
    if (progress.canceled()) {
        return sources;
    }
    const std::vector<bool> heated = heatedShells(seen, surface.shells);
    std::vector<bool> cold(vertices.size());
    for (std::uint32_t v = 0; v < vertices.size(); ++v) {
        const std::uint32_t shell = surface.shells.ofVertex[v];
        cold[v] = shell == SurfaceShells::kNone || !heated[shell];
        if (cold[v] && shell != SurfaceShells::kNone) {
            sources.unseeing.push_back(v);
        }
    }
    sources.bones = warmed(seen, cold, vertices, scratch, sources.distances, progress);
    return sources;
}

} // namespace sinew
