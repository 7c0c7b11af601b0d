#include "core/solve/leaks/SurfaceFacets.h"

#include "core/base/Parallel.h"
#include "core/geometry/Intersect.h"
#include "core/voxel/Octree.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kSurfaceFacetsGrain = 2048;
/// Facets of a cell whose normals are closer than this are one.
constexpr double kSameWay = 0.7;
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
        const Facet facet{nearestOnTriangle(corners, middle), normal, cell};
        const auto same = std::find_if(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
                                       [&](const Facet& f) { return f.normal.dot(normal) > kSameWay; });
        if (same == out.end()) {
            if (out.size() - first < kMaxFacets) {
                out.push_back(facet);
            }
        } else if ((facet.place - middle).squaredNorm() < (same->place - middle).squaredNorm()) {
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

} // namespace sinew
