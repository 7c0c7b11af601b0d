#include "app/view/pick/WeightNumbers.h"

#include "app/document/edits/VisibilityEdits.h"
#include "app/view/pick/VertexSpacing.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace sinew {
namespace {

constexpr double kOnePlace = 1.0; // pixels: vertices that near are at one place
constexpr double kBehind = 0.02;  // of the spacing: what lies that far behind the surface is not seen

} // namespace

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
        const std::vector<Vec3>& places = m_posed.vertices(part);
        for (std::uint32_t p = 0; p < places.size(); ++p) {
            const auto spacing = static_cast<double>(m_spacing[part][p]);
            if (!(spacing > kRoom * camera.unitsPerPixel(places[p]))) {
                continue;
            }
            const auto at = camera.project(places[p]);
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
    const Vec3& place = m_posed.vertices(vertex.at.part)[vertex.at.vertex];
    const auto hit = m_surface.surface(camera, vertex.x, vertex.y);
    if (!hit) { // on the very rim
        return true;
    }
    const Ray ray = camera.ray(vertex.x, vertex.y);
    const double slack = kBehind * static_cast<double>(m_spacing[vertex.at.part][vertex.at.vertex]);
    return ray.direction.dot(place - hit->place) <= slack;
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
        if (m_vertices.size() == kMost || ++tried > kTried) {
            break;
        }
        const std::pair place(std::lround(vertex.x / kOnePlace), std::lround(vertex.y / kOnePlace));
        if (seen(vertex, camera) && taken.insert(place).second) {
            m_vertices.push_back(vertex);
        }
    }
    return m_vertices;
}

} // namespace sinew
