#include "core/geometry/Mesh.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace sinew {

Aabb bounds(const Mesh& mesh) {
    Aabb box;
    for (const Vec3& point : mesh.vertices) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    return box;
}

Mesh joinMeshes(std::span<const Mesh* const> meshes) {
    Mesh joined;
    for (const Mesh* mesh : meshes) {
        const auto firstVertex = static_cast<std::uint32_t>(joined.vertices.size());
        const auto firstCorner = static_cast<std::uint32_t>(joined.corners.size());
        joined.vertices.insert(joined.vertices.end(), mesh->vertices.begin(), mesh->vertices.end());
        for (const std::uint32_t corner : mesh->corners) {
            joined.corners.push_back(firstVertex + corner);
        }
        for (std::size_t f = 0; f < mesh->polygonCount(); ++f) {
            joined.polygonOffsets.push_back(firstCorner + mesh->polygonOffsets[f + 1]);
        }
    }
    return joined;
}

namespace {

/// A sum this much shorter than what it is made of is rounding, no direction.
constexpr double kCancelled = 1e-9;
/// A vertex with more different groups than this is no artist's; all of its polygons share.
constexpr std::size_t kMaxGroups = 256;

/// Area vectors added up, and how large they are without their directions.
struct AreaSum {
    Vec3 sum = Vec3::Zero();
    double size = 0.0;
    void add(const AreaSum& other) {
        sum += other.sum;
        size += other.size;
    }
    bool hasDirection() const {
        const double length = sum.stableNorm();
        return length > 0.0 && length > kCancelled * size;
    }
    // Areas of tiny models underflow when squared.
    Vec3f direction() const { return sum.stableNormalized().cast<float>(); }
};

/// Polygons at a vertex that share a normal as far as hard edges and groups tell.
struct Fraction {
    std::size_t sheet = 0; ///< between hard edges
    std::uint32_t group = 0;
    AreaSum area;
};

std::size_t rootOf(std::vector<std::size_t>& parents, std::size_t i) {
    while (parents[i] != i) {
        parents[i] = parents[parents[i]];
        i = parents[i];
    }
    return i;
}

class NormalMaker {
public:
    NormalMaker(const Mesh& mesh, const Smoothing& smoothing)
        : m_mesh(mesh)
        , m_smoothing(smoothing)
        , m_grouped(smoothing.groups.size() == mesh.polygonCount())
        , m_ofVertex(mesh.vertexCount()) {
        measure();
    }

    /// Computes the normals that are zero.
    void fill(std::vector<Vec3f>& normals) {
        if (!m_grouped && m_smoothing.hardEdges.empty()) {
            for (std::size_t c = 0; c < normals.size(); ++c) {
                if (normals[c].isZero(0.0F)) {
                    normals[c] = normalAt(c, m_ofVertex[m_mesh.corners[c]]);
                }
            }
            return;
        }
        gatherCorners();
        for (std::size_t p = 0; p < m_mesh.vertexCount(); ++p) {
            const std::span<const std::uint32_t> corners(m_cornersAt.data() + m_firstAt[p],
                                                         m_cornersAt.data() + m_firstAt[p + 1]);
            fillAround(corners, normals);
        }
    }

private:
    void measure() {
        m_polygonOf.resize(m_mesh.cornerCount());
        m_areas.resize(m_mesh.polygonCount());
        for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
            const Vec3 area = areaVector(m_mesh.vertices, m_mesh.polygon(f));
            if (area.allFinite()) { // one broken polygon must not blacken its neighbours
                m_areas[f] = {area, area.stableNorm()};
            }
            for (std::uint32_t c = m_mesh.polygonOffsets[f]; c < m_mesh.polygonOffsets[f + 1]; ++c) {
                m_polygonOf[c] = static_cast<std::uint32_t>(f);
                m_ofVertex[m_mesh.corners[c]].add(m_areas[f]);
            }
        }
    }

    /// The direction of what a corner shares, or of the next best thing.
    Vec3f normalAt(std::size_t corner, const AreaSum& shared) {
        const AreaSum& own = m_areas[m_polygonOf[corner]];
        const std::uint32_t vertex = m_mesh.corners[corner];
        for (const AreaSum* area : {&shared, &own, static_cast<const AreaSum*>(&m_ofVertex[vertex])}) {
            if (area->hasDirection()) {
                return area->direction();
            }
        }
        spread();
        return m_reached[vertex].isZero(0.0F) ? Vec3f(0.0F, 1.0F, 0.0F) : m_reached[vertex];
    }

    /// The corners of every vertex, by counting.
    void gatherCorners() {
        m_firstAt.assign(m_mesh.vertexCount() + 1, 0);
        for (const std::uint32_t vertex : m_mesh.corners) {
            ++m_firstAt[vertex + 1];
        }
        std::partial_sum(m_firstAt.begin(), m_firstAt.end(), m_firstAt.begin());
        std::vector<std::uint32_t> next(m_firstAt.begin(), m_firstAt.end() - 1);
        m_cornersAt.resize(m_mesh.cornerCount());
        for (std::size_t c = 0; c < m_mesh.cornerCount(); ++c) {
            m_cornersAt[next[m_mesh.corners[c]]++] = static_cast<std::uint32_t>(c);
        }
    }

    std::uint32_t groupOf(std::size_t corner) const {
        return m_grouped ? m_smoothing.groups[m_polygonOf[corner]] : 1U;
    }

    void fillAround(std::span<const std::uint32_t> corners, std::vector<Vec3f>& normals) {
        if (std::ranges::none_of(corners, [&](std::uint32_t c) { return normals[c].isZero(0.0F); })) {
            return;
        }
        const std::vector<std::size_t> sheets = sheetsOf(corners);
        const std::vector<Fraction> fractions = fractionsOf(corners, sheets);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::uint32_t c = corners[i];
            if (!normals[c].isZero(0.0F)) {
                continue;
            }
            const std::uint32_t group = groupOf(c);
            normals[c] =
                normalAt(c, group == 0 ? m_areas[m_polygonOf[c]] : sharedArea(fractions, sheets[i], c));
        }
    }

    /// The area around a corner of the polygons that it shares normals with; `fractions` by sheet and group.
    AreaSum sharedArea(const std::vector<Fraction>& fractions, std::size_t sheet, std::size_t corner) const {
        const auto own = std::ranges::equal_range(fractions, sheet, {}, &Fraction::sheet);
        if (static_cast<std::size_t>(own.size()) > kMaxGroups) {
            return m_ofVertex[m_mesh.corners[corner]];
        }
        const std::uint32_t group = groupOf(corner);
        AreaSum shared;
        for (const Fraction& fraction : own) {
            if (m_smoothing.groupsAreBits ? (fraction.group & group) != 0 : fraction.group == group) {
                shared.add(fraction.area);
            }
        }
        return shared;
    }

    /// Numbers the corners of one vertex by the sheet between hard edges that they are in.
    std::vector<std::size_t> sheetsOf(std::span<const std::uint32_t> corners) const {
        std::vector<std::size_t> sheets(corners.size(), 0);
        if (m_smoothing.hardEdges.empty()) {
            return sheets;
        }
        std::iota(sheets.begin(), sheets.end(), std::size_t{0});
        std::vector<std::pair<std::uint32_t, std::size_t>> ends; // of edges, and whose
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::size_t f = m_polygonOf[corners[i]];
            const auto polygon = m_mesh.polygon(f);
            const std::size_t at = corners[i] - m_mesh.polygonOffsets[f];
            ends.emplace_back(polygon[(at + 1) % polygon.size()], i);
            ends.emplace_back(polygon[(at + polygon.size() - 1) % polygon.size()], i);
        }
        std::ranges::sort(ends);
        for (std::size_t e = 1; e < ends.size(); ++e) {
            if (ends[e].first == ends[e - 1].first && !isHard(m_mesh.corners[corners[0]], ends[e].first)) {
                sheets[rootOf(sheets, ends[e].second)] = rootOf(sheets, ends[e - 1].second);
            }
        }
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            sheets[i] = rootOf(sheets, i);
        }
        return sheets;
    }

    bool isHard(std::uint32_t a, std::uint32_t b) const {
        return std::ranges::binary_search(m_smoothing.hardEdges,
                                          std::array<std::uint32_t, 2>{std::min(a, b), std::max(a, b)});
    }

    std::vector<Fraction> fractionsOf(std::span<const std::uint32_t> corners,
                                      const std::vector<std::size_t>& sheets) const {
        std::vector<Fraction> all;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            all.push_back({sheets[i], groupOf(corners[i]), m_areas[m_polygonOf[corners[i]]]});
        }
        std::ranges::stable_sort(all, {}, [](const Fraction& s) { return std::pair(s.sheet, s.group); });
        std::vector<Fraction> distinct;
        for (const Fraction& fraction : all) {
            if (!distinct.empty() && distinct.back().sheet == fraction.sheet &&
                distinct.back().group == fraction.group) {
                distinct.back().area.add(fraction.area);
            } else {
                distinct.push_back(fraction);
            }
        }
        return distinct;
    }

    /// Carries normals from vertices that have one to those that have none, ring by ring along the polygons.
    void spread() {
        if (!m_reached.empty()) {
            return;
        }
        m_reached.assign(m_mesh.vertexCount(), Vec3f::Zero());
        if (m_firstAt.empty()) {
            gatherCorners();
        }
        std::vector<std::uint32_t> queue;
        for (std::uint32_t p = 0; p < m_mesh.vertexCount(); ++p) {
            if (m_ofVertex[p].hasDirection()) {
                m_reached[p] = m_ofVertex[p].direction();
                queue.push_back(p);
            }
        }
        std::vector<bool> passed(m_mesh.polygonCount(), false);
        for (std::size_t q = 0; q < queue.size(); ++q) {
            const std::uint32_t from = queue[q];
            for (std::uint32_t i = m_firstAt[from]; i < m_firstAt[from + 1]; ++i) {
                const std::uint32_t f = m_polygonOf[m_cornersAt[i]];
                if (passed[f]) {
                    continue;
                }
                passed[f] = true; // everything in it is reached from here, if from nowhere before
                for (const std::uint32_t to : m_mesh.polygon(f)) {
                    if (m_reached[to].isZero(0.0F)) {
                        m_reached[to] = m_reached[from];
                        queue.push_back(to);
                    }
                }
            }
        }
    }

    const Mesh& m_mesh;
    const Smoothing& m_smoothing;
    bool m_grouped;
    std::vector<AreaSum> m_areas;           ///< #F
    std::vector<std::uint32_t> m_polygonOf; ///< #C
    std::vector<AreaSum> m_ofVertex;        ///< #P
    std::vector<std::uint32_t> m_firstAt;   ///< #P + 1 offsets into the next; empty until needed
    std::vector<std::uint32_t> m_cornersAt; ///< #C corners, vertex by vertex
    std::vector<Vec3f> m_reached;           ///< #P; empty until needed
};

/// The normal, or zero for one that has no direction.
Vec3f givenOrZero(const Vec3f& normal) {
    return normal.allFinite() ? normal : Vec3f(Vec3f::Zero());
}

} // namespace

std::vector<Vec3f> completeNormals(const Mesh& mesh, const Smoothing& smoothing) {
    std::vector<Vec3f> normals(mesh.cornerCount(), Vec3f::Zero());
    if (mesh.normals.size() == normals.size()) {
        std::ranges::transform(mesh.normals, normals.begin(), givenOrZero);
    }
    if (std::ranges::any_of(normals, [](const Vec3f& normal) { return normal.isZero(0.0F); })) {
        NormalMaker(mesh, smoothing).fill(normals);
    }
    return normals;
}

std::vector<Vec3f> smoothNormals(const Mesh& mesh) {
    std::vector<Vec3f> normals(mesh.cornerCount(), Vec3f::Zero());
    NormalMaker(mesh, {}).fill(normals);
    return normals;
}

} // namespace sinew
