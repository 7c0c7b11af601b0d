#include "core/geometry/subdivide/SubdividedMesh.h"

#include "core/base/Parallel.h"
#include "core/geometry/subdivide/RefineLevel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kFanGrain = 4096;

/// Numbers the fans around each vertex.
class FanFinder {
public:
    FanFinder(const Mesh& mesh, std::span<const std::array<std::uint32_t, 2>> hardEdges)
        : m_mesh(mesh)
        , m_hardEdges(hardEdges) {
        m_offsets.assign(mesh.vertexCount() + 1, 0);
        for (const std::uint32_t vertex : mesh.corners) {
            ++m_offsets[vertex + 1];
        }
        std::partial_sum(m_offsets.begin(), m_offsets.end(), m_offsets.begin());
        m_corners.resize(mesh.cornerCount());
        m_polygons.resize(mesh.cornerCount());
        std::vector<std::uint32_t> next(m_offsets.begin(), m_offsets.end() - 1);
        for (std::uint32_t f = 0; f < mesh.polygonCount(); ++f) {
            for (std::uint32_t c = mesh.polygonOffsets[f]; c < mesh.polygonOffsets[f + 1]; ++c) {
                m_polygons[c] = f;
                m_corners[next[mesh.corners[c]]++] = c;
            }
        }
        m_hard.assign(mesh.vertexCount(), false);
        for (const auto& [low, high] : hardEdges) {
            m_hard[low] = true;
            m_hard[high] = true;
        }
    }

    NormalFans find() {
        NormalFans fans;
        fans.fanOfCorner.resize(m_mesh.cornerCount());
        for (std::uint32_t v = 0; v < m_mesh.vertexCount(); ++v) {
            const std::span<const std::uint32_t> corners(m_corners.data() + m_offsets[v],
                                                         m_corners.data() + m_offsets[v + 1]);
            m_taken.assign(corners.size(), !m_hard[v]);
            if (!m_hard[v] && !corners.empty()) {
                addFan(corners, fans);
            }
            for (std::size_t k = 0; k < corners.size(); ++k) {
                if (!m_taken[k]) {
                    addFan(fanFrom(k, corners), fans);
                }
            }
        }
        return fans;
    }

private:
    std::uint32_t neighbour(std::uint32_t c, bool forward) const {
        const std::uint32_t first = m_mesh.polygonOffsets[m_polygons[c]];
        const std::uint32_t end = m_mesh.polygonOffsets[m_polygons[c] + 1];
        if (forward) {
            return m_mesh.corners[c + 1 < end ? c + 1 : first];
        }
        return m_mesh.corners[c > first ? c - 1 : end - 1];
    }

    /// Whether two corners of a vertex share a side that is not hard.
    bool joined(std::uint32_t a, std::uint32_t b) const {
        const std::uint32_t v = m_mesh.corners[a];
        for (const bool forward : {false, true}) {
            const std::uint32_t end = neighbour(a, forward);
            const std::array<std::uint32_t, 2> edge{std::min(v, end), std::max(v, end)};
            if ((end == neighbour(b, false) || end == neighbour(b, true)) &&
                !std::ranges::binary_search(m_hardEdges, edge)) {
                return true;
            }
        }
        return false;
    }

    std::vector<std::uint32_t> fanFrom(std::size_t start, std::span<const std::uint32_t> corners) {
        std::vector<std::uint32_t> fan{corners[start]};
        m_taken[start] = true;
        for (std::size_t i = 0; i < fan.size(); ++i) {
            for (std::size_t k = 0; k < corners.size(); ++k) {
                if (!m_taken[k] && joined(fan[i], corners[k])) {
                    m_taken[k] = true;
                    fan.push_back(corners[k]);
                }
            }
        }
        std::ranges::sort(fan);
        return fan;
    }

    void addFan(std::span<const std::uint32_t> corners, NormalFans& fans) const {
        const auto fan = static_cast<std::uint32_t>(fans.offsets.size() - 1);
        for (const std::uint32_t c : corners) {
            fans.fanOfCorner[c] = fan;
            fans.polygons.push_back(m_polygons[c]);
        }
        fans.offsets.push_back(static_cast<std::uint32_t>(fans.polygons.size()));
    }

    const Mesh& m_mesh;
    std::span<const std::array<std::uint32_t, 2>> m_hardEdges;
    std::vector<std::uint32_t> m_offsets;  ///< #P + 1 into m_corners
    std::vector<std::uint32_t> m_corners;  ///< of each vertex, ascending
    std::vector<std::uint32_t> m_polygons; ///< #C
    std::vector<bool> m_hard;              ///< #P: a hard edge ends there
    std::vector<bool> m_taken;             ///< of the vertex that is looked at
};

Vec3f unitOr(const Vec3& sum, const Vec3f& fallback) {
    const double length = sum.norm();
    return length > 0.0 && std::isfinite(length) ? Vec3f((sum / length).cast<float>()) : fallback;
}

/// The mesh with every larger polygon cut into triangles, its corner attributes and materials too.
Mesh cutIntoTriangles(const Mesh& mesh, std::vector<std::uint32_t>& polygonOf) {
    std::vector<Triangle> corners;
    triangulate(mesh, &corners, &polygonOf);
    Mesh cut;
    cut.name = mesh.name;
    cut.vertices = mesh.vertices;
    std::vector<std::uint32_t> cornerOf;
    for (const Triangle& triangle : corners) {
        cut.addPolygon(
            std::array{mesh.corners[triangle[0]], mesh.corners[triangle[1]], mesh.corners[triangle[2]]});
        cornerOf.insert(cornerOf.end(), triangle.begin(), triangle.end());
    }
    const auto gather = [&](const auto& values) {
        auto gathered = values;
        gathered.clear();
        for (const std::uint32_t c : cornerOf) {
            gathered.push_back(values[c]);
        }
        return gathered;
    };
    for (const UvSet& set : mesh.uvSets) {
        cut.uvSets.push_back({set.name, gather(set.values)});
    }
    for (const ColorSet& set : mesh.colorSets) {
        cut.colorSets.push_back({set.name, gather(set.values)});
    }
    for (std::size_t t = 0; t < polygonOf.size() && !mesh.materials.empty(); ++t) {
        cut.materials.push_back(mesh.materials[polygonOf[t]]);
    }
    return cut;
}

/// All sides of the polygons, each once, ascending, the lower vertex first.
std::vector<std::array<std::uint32_t, 2>> sidesOf(const Mesh& mesh) {
    std::vector<std::uint64_t> keys;
    keys.reserve(mesh.cornerCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const auto [low, high] = std::minmax(polygon[k], polygon[(k + 1) % polygon.size()]);
            keys.push_back(static_cast<std::uint64_t>(low) << 32U | high);
        }
    }
    sortUnique(keys);
    std::vector<std::array<std::uint32_t, 2>> sides;
    sides.reserve(keys.size());
    for (const std::uint64_t key : keys) {
        sides.push_back({static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key)});
    }
    return sides;
}

/// The steps from a cage to its surface.
class Subdivider {
public:
    Subdivider(const Mesh& cage, SubdivisionScheme scheme)
        : m_scheme(scheme) {
        std::vector<std::uint32_t> polygonOf(cage.polygonCount());
        std::iota(polygonOf.begin(), polygonOf.end(), 0U);
        const bool cut = scheme == SubdivisionScheme::Loop && cage.cornerCount() > 3 * cage.polygonCount();
        Mesh& mesh = m_result.mesh;
        mesh = cut ? cutIntoTriangles(cage, polygonOf) : cage;
        mesh.normals.clear();
        mesh.morphTargets.clear();
        mesh.subdivision.reset();
        m_result.polygonOf = std::move(polygonOf);
        m_result.stencils = identityStencils(cage.vertexCount());
        m_level = {cage.vertexCount(), mesh.polygonOffsets, mesh.corners, {}, sidesOf(cage)};
        if (cage.subdivision) {
            m_level.creases = cage.subdivision->creases;
        }
    }

    void step() {
        RefinedLevel next = refined(m_level, m_scheme);
        Mesh& mesh = m_result.mesh;
        for (UvSet& set : mesh.uvSets) {
            set.values = refinedCorners(m_level.polygonOffsets, set.values, m_scheme);
        }
        for (ColorSet& set : mesh.colorSets) {
            set.values = refinedCorners(m_level.polygonOffsets, set.values, m_scheme);
        }
        if (!mesh.materials.empty()) {
            mesh.materials = ofParents(mesh.materials, next.polygonOf);
        }
        m_result.polygonOf = ofParents(m_result.polygonOf, next.polygonOf);
        m_result.stencils =
            m_steps++ == 0 ? std::move(next.stencils) : composed(next.stencils, m_result.stencils);
        m_level = std::move(next.level);
    }

    SubdividedMesh finish(const Mesh& cage) {
        Mesh& mesh = m_result.mesh;
        mesh.polygonOffsets = std::move(m_level.polygonOffsets);
        mesh.corners = std::move(m_level.corners);
        mesh.vertices = m_result.vertices(cage.vertices);
        m_result.sides = std::move(m_level.sides);
        std::vector<std::array<std::uint32_t, 2>> hard;
        for (const EdgeCrease& crease : m_level.creases.edges) {
            if (crease.sharpness >= kSharpForEver) {
                hard.push_back({std::min(crease.low, crease.high), std::max(crease.low, crease.high)});
            }
        }
        std::ranges::sort(hard);
        m_result.fans = normalFans(mesh, hard);
        mesh.normals = m_result.normals(mesh.vertices);
        return std::move(m_result);
    }

private:
    template<typename T>
    static std::vector<T> ofParents(const std::vector<T>& values, std::span<const std::uint32_t> parents) {
        std::vector<T> result;
        result.reserve(parents.size());
        for (const std::uint32_t parent : parents) {
            result.push_back(values[parent]);
        }
        return result;
    }

    SubdivisionScheme m_scheme;
    int m_steps = 0;
    SubdivisionLevel m_level;
    SubdividedMesh m_result;
};

} // namespace

NormalFans normalFans(const Mesh& mesh, std::span<const std::array<std::uint32_t, 2>> hardEdges) {
    return FanFinder(mesh, hardEdges).find();
}

std::vector<Vec3f> fanNormals(const Mesh& mesh, const NormalFans& fans, std::span<const Vec3> vertices) {
    std::vector<Vec3> areas(mesh.polygonCount());
    parallelFor(areas.size(), kFanGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t f = begin; f < end; ++f) {
            areas[f] = areaVector(vertices, mesh.polygon(f));
        }
    });
    std::vector<Vec3f> ofFan(fans.offsets.size() - 1);
    parallelFor(ofFan.size(), kFanGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t fan = begin; fan < end; ++fan) {
            Vec3 sum = Vec3::Zero();
            for (std::uint32_t i = fans.offsets[fan]; i < fans.offsets[fan + 1]; ++i) {
                sum += areas[fans.polygons[i]];
            }
            ofFan[fan] = unitOr(sum, Vec3f::UnitY());
        }
    });
    std::vector<Vec3f> normals(fans.fanOfCorner.size());
    parallelFor(normals.size(), kFanGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            normals[c] = ofFan[fans.fanOfCorner[c]];
        }
    });
    return normals;
}

std::size_t subdividedFaceCount(const Mesh& mesh, SubdivisionScheme scheme, int levels) {
    const std::size_t corners = mesh.cornerCount();
    const std::size_t triangles = corners - 2 * mesh.polygonCount(); // every polygon has 3 corners and more
    if (levels == 0) {
        return scheme == SubdivisionScheme::Loop ? triangles : mesh.polygonCount();
    }
    const int quartered = scheme == SubdivisionScheme::Loop ? levels : levels - 1;
    return (scheme == SubdivisionScheme::Loop ? triangles : corners) << static_cast<unsigned>(2 * quartered);
}

int possibleLevels(const Mesh& mesh, SubdivisionScheme scheme, int levels) {
    while (levels > 0 && subdividedFaceCount(mesh, scheme, levels) > kMaxSubdividedFaces) {
        --levels;
    }
    return levels;
}

Expected<SubdividedMesh> subdivided(const Mesh& cage, SubdivisionScheme scheme, int levels,
                                    Progress& progress) {
    if (const std::size_t faces = subdividedFaceCount(cage, scheme, levels); faces > kMaxSubdividedFaces) {
        return fail(ErrorCode::TooManyFaces,
                    {cage.name, std::to_string(faces), std::to_string(kMaxSubdividedFaces)});
    }
    Subdivider subdivider(cage, scheme);
    for (int level = 0; level < levels; ++level) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        subdivider.step();
    }
    return subdivider.finish(cage);
}

} // namespace sinew
