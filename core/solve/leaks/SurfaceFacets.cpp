#include "core/solve/leaks/RefinePlan.h"

#include "core/base/Parallel.h"
#include "core/geometry/Intersect.h"
#include "core/voxel/Octree.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kSurfaceFacetsGrain = 2048;
/// Facets of a cell whose normals are closer than this are one.
constexpr double kSameSide = 0.7;
/// The same of walls: of a corner both sides count.
constexpr double kSameWall = 0.9;
constexpr std::size_t kMaxFacets = 8;

std::array<Vec3, 3> cornersOf(const GridSurface& surface, std::uint32_t triangle) {
    const Triangle& t = surface.triangles[triangle];
    return {surface.vertices[t[0]], surface.vertices[t[1]], surface.vertices[t[2]]};
}

/// Zero for a triangle without area.
Vec3 normalOf(const std::array<Vec3, 3>& corners) {
    const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    const double length = normal.norm();
    return length > 0.0 ? Vec3(normal / length) : Vec3(Vec3::Zero());
}

/// Ericson, Real-Time Collision Detection, 5.1.5.
Vec3 nearestOnTriangle(const std::array<Vec3, 3>& t, const Vec3& p) {
    const Vec3 ab = t[1] - t[0];
    const Vec3 ac = t[2] - t[0];
    const Vec3 ap = p - t[0];
    const double d1 = ab.dot(ap);
    const double d2 = ac.dot(ap);
    if (d1 <= 0.0 && d2 <= 0.0) {
        return t[0];
    }
    const Vec3 bp = p - t[1];
    const double d3 = ab.dot(bp);
    const double d4 = ac.dot(bp);
    if (d3 >= 0.0 && d4 <= d3) {
        return t[1];
    }
    const double vc = d1 * d4 - d3 * d2;
    if (vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0) {
        return t[0] + d1 / (d1 - d3) * ab;
    }
    const Vec3 cp = p - t[2];
    const double d5 = ab.dot(cp);
    const double d6 = ac.dot(cp);
    if (d6 >= 0.0 && d5 <= d6) {
        return t[2];
    }
    const double vb = d5 * d2 - d1 * d6;
    if (vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0) {
        return t[0] + d2 / (d2 - d6) * ac;
    }
    const double va = d3 * d6 - d5 * d4;
    if (va <= 0.0 && d4 >= d3 && d5 >= d6) {
        return t[1] + (d4 - d3) / (d4 - d3 + d5 - d6) * (t[2] - t[1]);
    }
    const double whole = va + vb + vc;
    return t[0] + vb / whole * ab + vc / whole * ac;
}

/// The place on a triangle, or on the border that a wall stands on.
Vec3 nearestTo(const GridSurface& surface, std::uint32_t triangle, const Vec3& position) {
    return triangle < surface.firstWall
               ? nearestOnTriangle(cornersOf(surface, triangle), position)
               : nearestPoint(position, surface.borders[(triangle - surface.firstWall) / 2]);
}

Vec3 middleOf(std::uint64_t cell, double width) {
    const Cell corner = cellOfKey(cell);
    return width * (Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(0.5));
}

/// Puts the triangles of one cell together by the way they face.
void addFacets(const GridSurface& surface, std::span<const CellTriangle> triangles, double width,
               std::uint32_t cell, std::vector<Facet>& out) {
    const std::size_t first = out.size();
    const Vec3 middle = middleOf(triangles.front().cell, width);
    for (const CellTriangle& entry : triangles) {
        const auto corners = cornersOf(surface, entry.triangle);
        const Vec3 normal = normalOf(corners);
        if (normal.isZero()) {
            continue;
        }
        if (surface.isSheet(entry.triangle)) {
            continue;
        }
        const Facet facet{nearestTo(surface, entry.triangle, middle), normal, cell,
                          entry.triangle >= surface.firstWall};
        const double alike = facet.wall ? kSameWall : kSameSide;
        const auto same = std::find_if(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
                                       [&](const Facet& f) { return f.normal.dot(normal) > alike; });
        if (same == out.end()) {
            if (out.size() - first < kMaxFacets) {
                out.push_back(facet);
            }
        } else if ((facet.position - middle).squaredNorm() < (same->position - middle).squaredNorm()) {
            *same = facet;
        }
    }
}

} // namespace

Expected<std::vector<CellTriangle>> trianglesInCells(const GridSurface& surface, Progress& progress) {
    VoxelFrame frame;
    frame.depth = surface.baseDepth;
    const Refinement everywhere;
    const CellSplitter splitter(everywhere, frame);
    std::vector<std::vector<CellTriangle>> chunks((surface.triangles.size() + kSurfaceFacetsGrain - 1) /
                                                  kSurfaceFacetsGrain);
    std::atomic<bool> canceled{false};
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        std::vector<std::uint64_t> codes;
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            const std::size_t last = std::min((chunk + 1) * kSurfaceFacetsGrain, surface.triangles.size());
            for (std::size_t t = chunk * kSurfaceFacetsGrain; t < last; ++t) {
                const auto corners = cornersOf(surface, static_cast<std::uint32_t>(t));
                if (!corners[0].allFinite() || !corners[1].allFinite() || !corners[2].allFinite()) {
                    continue;
                }
                codes.clear();
                collectCells(corners, splitter, codes);
                for (const std::uint64_t code : codes) {
                    chunks[chunk].push_back({cellOfCode(code).key, static_cast<std::uint32_t>(t)});
                }
            }
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    std::vector<CellTriangle> all;
    for (std::vector<CellTriangle>& chunk : chunks) {
        all.insert(all.end(), chunk.begin(), chunk.end());
        chunk = {};
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<CellTriangle> trianglesInChildren(const GridSurface& surface, std::span<const CellTriangle> cells,
                                              std::span<const std::uint64_t> split, int level) {
    const double half = std::ldexp(0.25, surface.baseDepth - level);
    std::vector<CellTriangle> children;
    for (const CellTriangle& entry : cells) {
        if (!std::binary_search(split.begin(), split.end(), entry.cell)) {
            continue;
        }
        const auto corners = cornersOf(surface, entry.triangle);
        const TriangleOverlap overlap(corners[0], corners[1], corners[2]);
        for (std::uint64_t child = 8 * entry.cell; child < 8 * entry.cell + 8; ++child) {
            if (overlap.overlapsCube(middleOf(child, 2.0 * half), half)) {
                children.push_back({child, entry.triangle});
            }
        }
    }
    std::sort(children.begin(), children.end());
    return children;
}

CellFacets facetsOf(const GridSurface& surface, std::span<const CellTriangle> cells, int level) {
    CellFacets result;
    result.level = level;
    result.width = std::ldexp(1.0, surface.baseDepth - level);
    std::vector<std::size_t> begins; // of each cell in `cells`
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i == 0 || cells[i].cell != cells[i - 1].cell) {
            result.cells.push_back(cells[i].cell);
            begins.push_back(i);
        }
    }
    begins.push_back(cells.size());
    std::vector<std::vector<Facet>> chunks((result.cells.size() + kSurfaceFacetsGrain - 1) /
                                           kSurfaceFacetsGrain);
    std::vector<std::uint32_t> counts(result.cells.size());
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min((chunk + 1) * kSurfaceFacetsGrain, result.cells.size());
            for (std::size_t cell = chunk * kSurfaceFacetsGrain; cell < last; ++cell) {
                const std::size_t before = chunks[chunk].size();
                addFacets(surface, cells.subspan(begins[cell], begins[cell + 1] - begins[cell]), result.width,
                          static_cast<std::uint32_t>(cell), chunks[chunk]);
                counts[cell] = static_cast<std::uint32_t>(chunks[chunk].size() - before);
            }
        }
    });
    result.offset.push_back(0);
    for (const std::uint32_t count : counts) {
        result.offset.push_back(result.offset.back() + count);
    }
    for (const std::vector<Facet>& chunk : chunks) {
        result.facets.insert(result.facets.end(), chunk.begin(), chunk.end());
    }
    return result;
}

std::size_t CellFacets::find(std::uint64_t cell) const {
    const auto found = std::lower_bound(cells.begin(), cells.end(), cell);
    return found != cells.end() && *found == cell ? static_cast<std::size_t>(found - cells.begin())
                                                  : cells.size();
}

namespace {

/// Bones whose ends are nearer than this meet, base voxels.
constexpr double kMeet = 0.05;

std::vector<Aabb> boxesOf(const GridSurface& surface) {
    std::vector<Aabb> boxes(surface.triangles.size());
    for (std::size_t t = 0; t < boxes.size(); ++t) {
        for (const std::uint32_t corner : surface.triangles[t]) {
            if (surface.vertices[corner].allFinite()) {
                boxes[t].add(surface.vertices[corner]);
            }
        }
        if (boxes[t].empty()) {
            boxes[t].add(Vec3::Constant(-1e9));
        }
    }
    return boxes;
}

double distanceTo(const std::vector<Segment>& bones, const Vec3& p) {
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& segment : bones) {
        min = std::min(min, (p - nearestPoint(p, segment)).norm());
    }
    return min;
}

/// Whether an end of one bone lies on the other.
bool meet(const std::vector<Segment>& a, const std::vector<Segment>& b) {
    const auto touches = [](const std::vector<Segment>& ends, const std::vector<Segment>& bones) {
        return std::any_of(ends.begin(), ends.end(), [&](const Segment& s) {
            return distanceTo(bones, s.a) < kMeet || distanceTo(bones, s.b) < kMeet;
        });
    };
    return touches(a, b) || touches(b, a);
}

} // namespace

NearestBoneBehind::NearestBoneBehind(const GridSurface& surface, const Skeleton& skeleton,
                                     std::span<const Bone> sources, const VoxelFrame& base)
    : m_surface(surface)
    , m_tree(boxesOf(surface)) {
    for (const Bone& source : sources) {
        m_bones.emplace_back();
        for (const Segment& segment : middleLines(source)) {
            m_bones.back().push_back({base.gridFromModel * segment.a, base.gridFromModel * segment.b});
        }
    }
    findNeighbors(skeleton, sources);
}

void NearestBoneBehind::findNeighbors(const Skeleton& skeleton, std::span<const Bone> sources) {
    std::vector<std::int32_t> sourceOfJoint(skeleton.size(), kNone);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        sourceOfJoint[static_cast<std::size_t>(sources[s].joint)] = static_cast<std::int32_t>(s);
    }
    const auto parentSource = [&](std::size_t s) {
        std::int32_t joint = sources[s].joint;
        do {
            joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
        } while (joint != kNone && sourceOfJoint[static_cast<std::size_t>(joint)] == kNone);
        return joint == kNone ? kNone : sourceOfJoint[static_cast<std::size_t>(joint)];
    };
    const std::size_t count = m_bones.size();
    m_near.assign(count * count, false);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            const bool near = a == b || parentSource(a) == static_cast<std::int32_t>(b) ||
                              parentSource(b) == static_cast<std::int32_t>(a) || meet(m_bones[a], m_bones[b]);
            m_near[a * count + b] = near;
            m_near[b * count + a] = near;
        }
    }
}

/// Along the axis that runs most straight into the surface, half-way to where the solid ends; straight in
/// from a wall, in the plane of its sheet.
Vec3 NearestBoneBehind::middleBehind(const Facet& facet) const {
    Eigen::Index axis = 0;
    facet.normal.cwiseAbs().maxCoeff(&axis);
    Vec3 direction = Vec3::Zero();
    direction[axis] = facet.normal[axis] > 0.0 ? -1.0 : 1.0;
    direction = facet.wall ? Vec3(-facet.normal) : direction;
    const Vec3 from = facet.position + 1e-6 * direction;
    std::vector<Hit> hits = hitsAhead(from, direction);
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return a.distance < b.distance || (a.distance == b.distance && a.sign < b.sign);
    });
    int around = 1;
    for (const Hit& hit : hits) {
        around -= hit.sign;
        if (around == 0) {
            return from + 0.5 * hit.distance * direction;
        }
    }
    return facet.position;
}

/// Where a ray along an axis runs through triangles, in no order.
std::vector<NearestBoneBehind::Hit> NearestBoneBehind::hitsAhead(const Vec3& from,
                                                                 const Vec3& direction) const {
    std::vector<Hit> hits;
    const Vec3 end = from + std::ldexp(2.0, m_surface.baseDepth) * direction;
    m_tree.forEachAlong(from, end, [&](std::uint32_t t) {
        if (m_surface.isSheet(t)) {
            return true;
        }
        const Triangle& corners = m_surface.triangles[t];
        const Vec3& first = m_surface.vertices[corners[0]];
        const Vec3 ab = m_surface.vertices[corners[1]] - first;
        const Vec3 ac = m_surface.vertices[corners[2]] - first;
        const Vec3 p = direction.cross(ac);
        const double det = ab.dot(p);
        const Vec3 s = from - first;
        const Vec3 q = s.cross(ab);
        const double u = s.dot(p) / det;
        const double v = direction.dot(q) / det;
        const double distance = ac.dot(q) / det;
        if (det != 0.0 && u >= 0.0 && v >= 0.0 && u + v <= 1.0 && distance > 0.0) {
            hits.push_back({distance, ab.cross(ac).dot(direction) > 0.0 ? 1 : -1});
        }
        return true;
    });
    return hits;
}

bool NearestBoneBehind::outside(const Vec3& position) const {
    int votes = 0;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        bool inside = true;
        for (const double distance : {1.0, -1.0}) {
            int leaving = 0;
            for (const Hit& hit : hitsAhead(position, distance * Vec3::Unit(axis))) {
                leaving += hit.sign;
            }
            inside = inside && leaving > 0;
        }
        votes += inside ? 1 : 0;
    }
    return votes < 2;
}

std::uint32_t NearestBoneBehind::sourceOf(const Facet& facet) const {
    const Vec3 middle = middleBehind(facet);
    std::uint32_t best = 0;
    double min = std::numeric_limits<double>::infinity();
    for (std::uint32_t s = 0; s < m_bones.size(); ++s) {
        const double distance = distanceTo(m_bones[s], middle);
        if (distance < min) {
            min = distance;
            best = s;
        }
    }
    return best;
}

} // namespace sinew
