#include "core/geometry/flat/EditFlatMesh.h"

#include "core/geometry/flat/ConstrainedDelaunay.h"
#include "core/geometry/flat/FlatTriangulation.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sinew {
namespace {

bool isTurned(const FlatMesh& mesh, const Triangle& triangle) {
    return turnOf(mesh.vertices[triangle[0]], mesh.vertices[triangle[1]], mesh.vertices[triangle[2]]) <= 0;
}

/// The sides of triangles that have one of the flagged vertices.
std::vector<FlatSide> sidesAbout(const FlatMesh& mesh, const std::vector<bool>& flagged) {
    std::vector<FlatSide> sides;
    for (const Triangle& triangle : mesh.triangles) {
        if (std::ranges::any_of(triangle, [&](std::uint32_t vertex) { return flagged[vertex]; })) {
            for (std::size_t i = 0; i < 3; ++i) {
                sides.push_back({triangle[i], triangle[(i + 1) % 3]});
            }
        }
    }
    return sides;
}

/// Where a place lies beside a segment: its distance from it.
double distanceFrom(const GridPlace& place, const GridPlace& from, const GridPlace& to) {
    const Eigen::Vector2d along = (to - from).cast<double>();
    const Eigen::Vector2d offset = (place - from).cast<double>();
    const double fraction = std::clamp(offset.dot(along) / along.squaredNorm(), 0.0, 1.0);
    return (offset - fraction * along).norm();
}

/// The nearest place on a segment, in whole steps.
GridPlace onSide(const GridPlace& place, const GridPlace& from, const GridPlace& to) {
    const Eigen::Vector2d along = (to - from).cast<double>();
    const double fraction = (place - from).cast<double>().dot(along) / along.squaredNorm();
    const Eigen::Vector2d nearest = from.cast<double>() + std::clamp(fraction, 0.0, 1.0) * along;
    return {static_cast<std::int32_t>(std::lround(nearest.x())),
            static_cast<std::int32_t>(std::lround(nearest.y()))};
}

std::optional<FlatSide> outlineNear(const FlatMesh& mesh, const GridPlace& place, double reach) {
    std::optional<FlatSide> best;
    for (const FlatSide& side : outlineOf(mesh)) {
        const double distance = distanceFrom(place, mesh.vertices[side.from], mesh.vertices[side.to]);
        if (distance <= reach) {
            reach = distance;
            best = side;
        }
    }
    return best;
}

/// A mesh that is sound; else an error.
Expected<FlatMesh> checked(FlatMesh mesh, ErrorCode otherwise) {
    if (checkFlatMesh(mesh).fault != FlatFault::None) {
        return fail(otherwise);
    }
    return mesh;
}

/// Removes vertices one by one.
class VertexRemoval {
public:
    explicit VertexRemoval(const FlatMesh& mesh)
        : m_made(mesh)
        , m_gone(mesh.vertices.size())
        , m_onOutline(mesh.vertices.size()) {
        for (const FlatSide& side : outlineOf(mesh)) {
            m_onOutline[side.from] = true;
        }
    }

    bool isGone(std::uint32_t vertex) const { return m_gone[vertex]; }

    Expected<void> remove(std::uint32_t vertex) {
        const FlatFan fan = m_made.fanAt(vertex);
        return fan.closed ? close(vertex, fan) : cut(vertex, fan);
    }

    FlatMesh mesh() const { return m_made.mesh(); }

private:
    const GridPlace& at(std::uint32_t vertex) const { return m_made.vertices()[vertex]; }

    Expected<void> close(std::uint32_t vertex, const FlatFan& fan) {
        m_made.removeFan(vertex, fan);
        m_gone[vertex] = true;
        std::vector<FlatSide> sides;
        if (!m_made.fill(fan.ring, sides)) {
            return fail(ErrorCode::MeshOutlineCrossed);
        }
        m_made.legalize(std::move(sides));
        return {};
    }

    /// Whether a vertex other than the three lies between the outline and the side that would take its place.
    bool isCutOff(std::uint32_t vertex, std::uint32_t corner, const FlatFan& fan) const {
        const std::uint32_t next = fan.ring.front();
        const std::uint32_t last = fan.ring.back();
        if (vertex == corner || vertex == next || vertex == last || m_gone[vertex]) {
            return false;
        }
        const bool outward = turnOf(at(last), at(corner), at(next)) >= 0;
        return outward ? isInTriangle(at(vertex), at(last), at(corner), at(next))
                       : isInTriangle(at(vertex), at(next), at(corner), at(last));
    }

    Expected<void> cut(std::uint32_t corner, const FlatFan& before) {
        const std::uint32_t next = before.ring.front();
        const std::uint32_t last = before.ring.back();
        if (before.ring.size() == 2 && !m_made.across(last, next)) {
            return fail(ErrorCode::MeshTriangleLast);
        }
        std::vector<std::uint32_t> inside;
        for (std::uint32_t vertex = 0; vertex < m_gone.size(); ++vertex) {
            if (isCutOff(vertex, corner, before)) {
                if (m_onOutline[vertex]) {
                    return fail(ErrorCode::MeshOutlineCrossed);
                }
                inside.push_back(vertex);
            }
        }
        for (const std::uint32_t vertex : inside) {
            SINEW_CHECK(close(vertex, m_made.fanAt(vertex)));
        }
        const FlatFan fan = m_made.fanAt(corner);
        m_made.removeFan(corner, fan);
        m_gone[corner] = true;
        std::vector<FlatSide> sides;
        if (!m_made.fill(fan.ring, sides)) {
            return fail(ErrorCode::MeshOutlineCrossed);
        }
        m_made.legalize(std::move(sides));
        for (const std::uint32_t end : {next, last}) { // it may have closed a hole
            m_onOutline[end] = !m_made.fanAt(end).closed;
        }
        return {};
    }

    FlatTriangulation m_made;
    std::vector<bool> m_gone;
    std::vector<bool> m_onOutline;
};

} // namespace

Expected<FlatMesh> withMovedVertices(const FlatMesh& mesh, std::span<const std::uint32_t> vertices,
                                     const GridPlace& offset) {
    FlatMesh result = mesh;
    std::vector<bool> moved(mesh.vertices.size());
    for (const std::uint32_t vertex : vertices) {
        result.vertices[vertex] += moved[vertex] ? GridPlace::Zero() : offset;
        moved[vertex] = true;
    }
    const std::vector<FlatSide> outline = outlineOf(mesh);
    if (sidesMeet(result.vertices, outline)) {
        return fail(ErrorCode::MeshOutlineCrossed);
    }
    const bool turned = std::ranges::any_of(
        result.triangles, [&](const Triangle& triangle) { return isTurned(result, triangle); });
    if (turned) {
        auto made = constrainedDelaunay(result.vertices, outline);
        if (!made) {
            return fail(ErrorCode::MeshVertexOutside);
        }
        return std::move(*made);
    }
    FlatTriangulation made(result);
    made.legalize(sidesAbout(result, moved));
    return checked(made.mesh(), ErrorCode::MeshOutlineCrossed);
}

Expected<FlatMesh> withAddedVertex(const FlatMesh& mesh, const GridPlace& place, double reach) {
    FlatTriangulation made(mesh);
    std::vector<FlatSide> sides;
    if (const std::optional<FlatSide> side = outlineNear(mesh, place, reach)) {
        const GridPlace on = onSide(place, mesh.vertices[side->from], mesh.vertices[side->to]);
        if (!made.insertOnOutline(made.addVertex(on), *side, sides)) {
            return fail(ErrorCode::MeshPlaceTaken);
        }
    } else if (!made.insert(made.addVertex(place), sides)) {
        const bool taken = std::ranges::find(mesh.vertices, place) != mesh.vertices.end();
        return fail(taken ? ErrorCode::MeshPlaceTaken : ErrorCode::MeshPlaceOutside);
    }
    made.legalize(std::move(sides));
    return checked(made.mesh(), ErrorCode::MeshPlaceTaken);
}

/// A vertex that cannot go yet may be able to once others are gone.
Expected<FlatMesh> withoutVertices(const FlatMesh& mesh, std::span<const std::uint32_t> vertices) {
    VertexRemoval removal(mesh);
    std::vector<std::uint32_t> left(vertices.begin(), vertices.end());
    Expected<void> refused;
    for (std::size_t before = left.size() + 1; left.size() < before;) {
        before = left.size();
        std::erase_if(left, [&](std::uint32_t vertex) {
            if (removal.isGone(vertex)) {
                return true;
            }
            Expected<void> removed = removal.remove(vertex);
            if (!removed) {
                refused = std::move(removed);
                return false;
            }
            return true;
        });
    }
    if (!left.empty()) {
        return fail(refused.error());
    }
    return checked(removal.mesh(), ErrorCode::MeshOutlineCrossed);
}

} // namespace sinew
