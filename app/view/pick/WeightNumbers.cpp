#include "app/view/pick/WeightNumbers.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <utility>

namespace sinew {
namespace {

/// For each vertex the mean of measure(vertex, neighbour) over the sides that end there.
template<typename Measure>
std::vector<float> meanOverSides(const Mesh& mesh, const Measure& measure) {
    std::vector<float> sums(mesh.vertexCount(), 0.0F);
    std::vector<float> counts(mesh.vertexCount(), 0.0F);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto corners = mesh.polygon(f);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::uint32_t a = corners[i];
            const std::uint32_t b = corners[(i + 1) % corners.size()];
            sums[a] += measure(a, b);
            sums[b] += measure(b, a);
            counts[a] += 1.0F;
            counts[b] += 1.0F;
        }
    }
    std::ranges::transform(sums, counts, sums.begin(),
                           [](float sum, float count) { return count > 0.0F ? sum / count : 0.0F; });
    return sums;
}

constexpr double kOnePlace = 1.0; // pixels: vertices that near are at one place
constexpr double kBehind = 0.02;  // of the spacing: what lies that far behind the surface is not seen

} // namespace

std::vector<float> vertexSpacing(const Mesh& mesh) {
    return meanOverSides(mesh, [&](std::uint32_t a, std::uint32_t b) {
        return static_cast<float>((mesh.vertices[a] - mesh.vertices[b]).norm());
    });
}

std::vector<float> crowding(const Mesh& mesh, const VertexSet& set, std::size_t part) {
    return meanOverSides(
        mesh, [&](std::uint32_t /*a*/, std::uint32_t b) { return set.has(part, b) ? 1.0F : 0.0F; });
}

void WeightNumbers::measure() {
    if (m_scene != m_document.state().scene) {
        m_scene = m_document.state().scene;
        m_spacing.clear();
        for (const Part& part : m_scene->parts) {
            m_spacing.push_back(vertexSpacing(*part.mesh));
        }
    }
}

/// Those on the screen that have room, whether they are seen or not.
std::vector<NumberedVertex> WeightNumbers::roomy(const OrbitCamera& camera) {
    std::vector<NumberedVertex> found;
    for (std::uint32_t part = 0; part < m_spacing.size(); ++part) {
        if (isHidden(m_document.state(), part)) {
            continue;
        }
        const std::vector<Vec3>& positions = m_posed.seenVertices(part);
        for (std::uint32_t p = 0; p < positions.size(); ++p) {
            const auto spacing = static_cast<double>(m_spacing[part][p]);
            if (!(spacing > kRoom * camera.unitsPerPixel(positions[p]))) {
                continue;
            }
            const auto at = camera.project(positions[p]);
            if (at && at->x >= 0.0 && at->y >= 0.0 && at->x <= camera.width() && at->y <= camera.height()) {
                found.push_back({{part, p}, at->x, at->y});
            }
        }
    }
    const double x = 0.5 * camera.width();
    const double y = 0.5 * camera.height();
    std::ranges::stable_sort(
        found, {}, [x, y](const NumberedVertex& vertex) { return std::hypot(vertex.x - x, vertex.y - y); });
    return found;
}

bool WeightNumbers::seen(const NumberedVertex& vertex, const OrbitCamera& camera) {
    const Vec3& position = m_posed.seenVertices(vertex.at.part)[vertex.at.vertex];
    const auto hit = m_surface.surface(camera, vertex.x, vertex.y);
    if (!hit) { // on the very rim
        return true;
    }
    const Ray ray = camera.ray(vertex.x, vertex.y);
    const double slack = kBehind * static_cast<double>(m_spacing[vertex.at.part][vertex.at.vertex]);
    return ray.direction.dot(position - hit->position) <= slack;
}

const std::vector<NumberedVertex>& WeightNumbers::vertices(const OrbitCamera& camera) {
    Source source{m_document.state().scene, camera, m_document.state().hidden, m_posed.revision(),
                  m_posed.implicit()};
    if (m_source == source) {
        return m_vertices;
    }
    m_source = std::move(source);
    m_vertices.clear();
    if (!m_document.state().scene) {
        return m_vertices;
    }
    measure();
    std::set<std::pair<long, long>> taken;
    std::size_t tried = 0;
    for (const NumberedVertex& vertex : roomy(camera)) {
        if (m_vertices.size() == kMax || ++tried > kTried) {
            break;
        }
        const std::pair place(std::lround(vertex.x / kOnePlace), std::lround(vertex.y / kOnePlace));
        if (seen(vertex, camera) && taken.insert(place).second) {
            m_vertices.push_back(vertex);
        }
    }
    return m_vertices;
}

CursorInfluences cursorInfluences(const DocumentState& state, const PartWeights& weights, VertexId at,
                                  std::size_t max) {
    CursorInfluences result;
    const bool there =
        at.part < weights.size() && weights[at.part] && at.vertex < weights[at.part]->vertexCount();
    const auto influences = there ? weights[at.part]->at(at.vertex) : std::span<const Influence>();
    if (influences.empty() || max == 0) {
        return result;
    }
    const std::int32_t active = state.selection.joint;
    std::vector<Influence> listed(influences.begin(), influences.end());
    if (active != kNone && std::ranges::find(listed, active, &Influence::joint) == listed.end()) {
        listed.push_back({active, 0.0F});
    }
    if (listed.size() > max) {
        result.more = listed.size() - max;
        const auto own = std::ranges::find(listed, active, &Influence::joint);
        const auto last = listed.begin() + static_cast<std::ptrdiff_t>(max) - 1;
        if (own != listed.end() && own > last) {
            *last = *own;
        }
        listed.resize(max);
    }
    for (const Influence& influence : listed) {
        result.rows.push_back({influence.joint, jointLabel(state.scene->skeleton, influence.joint),
                               influence.weight, influence.joint == active,
                               isLocked(state, influence.joint)});
    }
    return result;
}

} // namespace sinew
