#include "ui/viewport/tools/JointSnapping.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kVertexReach = 16.0; // pixels
constexpr double kGridCells = 100.0;  // across the character, at least

/// A round length: so many tenths, metres or tens of them.
double gridStep(const Aabb& box) {
    const double cell = box.diagonal() / kGridCells;
    return cell > 0.0 ? std::pow(10.0, std::floor(std::log10(cell))) : 1.0;
}

} // namespace

JointSnapping::JointSnapping(const ToolDesk& desk)
    : m_document(desk.document)
    , m_picks(desk.picks)
    , m_vertices(desk.vertices) {}

Vec3 JointSnapping::snapped(JointSnap snap, const ToolEvent& event, std::span<const std::int32_t> dragged,
                            const Vec3& free) const {
    switch (snap) {
    case JointSnap::Middle:
        return m_picks.surface().middle(event.camera, event.place.x(), event.place.y()).value_or(free);
    case JointSnap::Vertices:
        return atVertex(event, free);
    case JointSnap::Grid: {
        const double step = gridStep(event.box);
        return {step * std::round(free.x() / step), step * std::round(free.y() / step),
                step * std::round(free.z() / step)};
    }
    case JointSnap::Joints:
        return atJoint(event, dragged, free);
    case JointSnap::None:
        break;
    }
    return free;
}

Vec3 JointSnapping::atVertex(const ToolEvent& event, const Vec3& free) const {
    const auto vertex =
        m_vertices.vertices(event.camera, false).nearest({event.place.x(), event.place.y()}, kVertexReach);
    const Scene& scene = *m_document.state().scene;
    return vertex ? scene.parts[vertex->part].mesh->vertices[vertex->vertex] : free;
}

Vec3 JointSnapping::atJoint(const ToolEvent& event, std::span<const std::int32_t> dragged,
                            const Vec3& free) const {
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    std::vector<Vec3> places;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (std::ranges::find(dragged, static_cast<std::int32_t>(j)) == dragged.end()) {
            places.push_back(skeleton.position(j));
        }
    }
    const auto found = pickPlace(places, event.camera, event.place.x(), event.place.y());
    return found ? places[*found] : free;
}

} // namespace sinew
