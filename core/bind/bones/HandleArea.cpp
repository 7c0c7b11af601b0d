#include "core/bind/bones/HandleArea.h"

#include "core/bind/settings/PartPlan.h"
#include "core/geometry/Solid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// Lines across triangles, along the character's longest side.
constexpr double kLinesAlongSide = 512.0;

std::string partNames(const Scene& scene) {
    std::string names;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        names += (names.empty() ? "" : ", ") + partName(scene, part);
    }
    return names;
}

bool isEmpty(const AreaVertices& area) {
    return std::ranges::all_of(area, [](const auto& vertices) { return vertices.empty(); });
}

void holdSolid(const Scene& scene, const Region& region, AreaVertices& area) {
    const RoundedBox volume = volumeOf(*region.solid);
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
        for (std::uint32_t v = 0; v < vertices.size(); ++v) {
            if (volume.distanceTo(vertices[v]) <= 0.0) {
                area[part].push_back(v);
            }
        }
    }
}

void holdPainted(const Scene& scene, const PaintedPart& painted, AreaVertices& area) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (partName(scene, part) != painted.part || !isSound(painted) ||
            scene.parts[part].mesh->vertexCount() != painted.vertexCount) {
            continue;
        }
        for (std::size_t i = 0; i < painted.vertices.size(); ++i) {
            if (painted.amounts[i] >= kInArea) {
                area[part].push_back(painted.vertices[i]);
            }
        }
    }
}

/// The part that a list without a count means: the only one where it has no name.
Expected<std::size_t> partOfList(const Scene& scene, const Handle& handle, const std::string& name) {
    if (name.empty() && scene.parts.size() != 1) {
        return fail(ErrorCode::HandlePartNeeded, {handle.joint, partNames(scene)});
    }
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (name.empty() || partName(scene, part) == name) {
            return part;
        }
    }
    return fail(ErrorCode::PartUnknown, {name, scene.sourceFile, partNames(scene)});
}

/// Of a list that was typed, which says of no number of vertices.
Expected<void> holdListed(const Scene& scene, const Handle& handle, const PaintedPart& listed,
                          AreaVertices& area) {
    SINEW_TRY(const std::size_t part, partOfList(scene, handle, listed.part));
    const std::size_t count = scene.parts[part].mesh->vertexCount();
    for (const std::uint32_t vertex : listed.vertices) {
        if (vertex >= count) {
            return fail(ErrorCode::VertexUnknown,
                        {std::to_string(vertex), partName(scene, part), std::to_string(count - 1)});
        }
        area[part].push_back(vertex);
    }
    return {};
}

Expected<void> holdList(const Scene& scene, const Handle& handle, AreaVertices& area) {
    for (const PaintedPart& listed : *handle.vertices) {
        if (listed.vertexCount > 0) {
            holdPainted(scene, listed, area);
        } else {
            SINEW_CHECK(holdListed(scene, handle, listed, area));
        }
    }
    return {};
}

Expected<void> holdRegion(const Scene& scene, const Handle& handle, std::span<const Region> regions,
                          AreaVertices& area) {
    const auto region = std::ranges::find(regions, handle.region, &Region::name);
    if (region == regions.end()) {
        return fail(ErrorCode::HandleRegionUnknown, {handle.joint, handle.region});
    }
    if (region->solid) {
        holdSolid(scene, *region, area);
    }
    for (const PaintedPart& painted : region->painting ? *region->painting : Painting()) {
        holdPainted(scene, painted, area);
    }
    return {};
}

/// Makes the pieces of one part.
class PartPieces {
public:
    PartPieces(const Mesh& mesh, std::span<const std::uint32_t> held, double apart,
               std::vector<Segment>& pieces)
        : m_mesh(mesh)
        , m_held(mesh.vertexCount(), false)
        , m_ends(mesh.vertexCount(), false)
        , m_apart(apart)
        , m_pieces(pieces) {
        for (const std::uint32_t vertex : held) {
            m_held[vertex] = true;
        }
    }

    void add() {
        addSides();
        for (const Triangle& triangle : triangulate(m_mesh)) {
            if (std::ranges::all_of(triangle, [&](std::uint32_t corner) { return m_held[corner]; })) {
                addLines(triangle);
            }
        }
        for (std::size_t v = 0; v < m_held.size(); ++v) {
            if (m_held[v] && !m_ends[v]) {
                m_pieces.push_back({m_mesh.vertices[v], m_mesh.vertices[v]});
            }
        }
    }

private:
    void addSides() {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> sides;
        for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
            const std::span<const std::uint32_t> corners = m_mesh.polygon(f);
            for (std::size_t c = 0; c < corners.size(); ++c) {
                const std::uint32_t from = corners[c];
                const std::uint32_t to = corners[(c + 1) % corners.size()];
                if (from != to && m_held[from] && m_held[to]) {
                    sides.push_back(std::minmax(from, to));
                }
            }
        }
        std::ranges::sort(sides);
        const auto repeats = std::ranges::unique(sides);
        sides.erase(repeats.begin(), repeats.end());
        for (const auto& [from, to] : sides) {
            m_pieces.push_back({m_mesh.vertices[from], m_mesh.vertices[to]});
            m_ends[from] = m_ends[to] = true;
        }
    }

    /// Along the triangle's longest side.
    void addLines(const Triangle& triangle) {
        std::array<Vec3, 3> corners;
        std::ranges::transform(triangle, corners.begin(),
                               [&](std::uint32_t v) { return m_mesh.vertices[v]; });
        const auto side = [&](std::size_t c) { return (corners[(c + 1) % 3] - corners[c]).norm(); };
        std::size_t longest = 0;
        for (const std::size_t c : {std::size_t{1}, std::size_t{2}}) {
            longest = side(c) > side(longest) ? c : longest;
        }
        const Vec3& a = corners[longest];
        const Vec3& b = corners[(longest + 1) % 3];
        const Vec3& tip = corners[(longest + 2) % 3];
        const double height = (b - a).cross(tip - a).norm() / side(longest);
        const double lines = std::ceil(height / m_apart);
        for (double line = 1.0; line < lines; line += 1.0) { // none where nothing is a number
            const double t = line / lines;
            m_pieces.push_back({a + t * (tip - a), b + t * (tip - b)});
        }
    }

    const Mesh& m_mesh;
    std::vector<bool> m_held;
    std::vector<bool> m_ends; ///< a side leads to it
    double m_apart;
    std::vector<Segment>& m_pieces;
};

} // namespace

Expected<AreaVertices> areaVertices(const Scene& scene, const Handle& handle,
                                    std::span<const Region> regions) {
    AreaVertices area(scene.parts.size());
    const bool listed = handle.vertices != nullptr;
    SINEW_CHECK(listed ? holdList(scene, handle, area) : holdRegion(scene, handle, regions, area));
    for (std::vector<std::uint32_t>& vertices : area) {
        std::ranges::sort(vertices);
        const auto repeats = std::ranges::unique(vertices);
        vertices.erase(repeats.begin(), repeats.end());
    }
    if (isEmpty(area)) {
        return listed ? fail(ErrorCode::HandleVerticesLost, {handle.joint})
                      : fail(ErrorCode::HandleAreaEmpty, {handle.joint, handle.region});
    }
    return area;
}

std::vector<Segment> areaPieces(const Scene& scene, const AreaVertices& area) {
    const double apart = bounds(scene).extent().maxCoeff() / kLinesAlongSide;
    std::vector<Segment> pieces;
    for (std::size_t part = 0; part < area.size(); ++part) {
        if (!area[part].empty()) {
            PartPieces(*scene.parts[part].mesh, area[part], apart, pieces).add();
        }
    }
    return pieces;
}

} // namespace sinew
