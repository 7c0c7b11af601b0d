#include "app/check/PoseMeter.h"

#include "core/deform/Deform.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace sinew {
namespace {

constexpr double kVisibleStretch = 1.5; ///< less is no place to look at

double markedPart(std::span<const char> marks) {
    const auto marked = marks.size() - static_cast<std::size_t>(std::ranges::count(marks, char{0}));
    return marks.empty() ? 0.0 : static_cast<double>(marked) / static_cast<double>(marks.size());
}

Vec3 faceMiddle(const Triangle& t, std::span<const Vec3> posed) {
    return (posed[t[0]] + posed[t[1]] + posed[t[2]]) / 3.0;
}

/// The joint that most marked faces follow, kNone without any.
std::int32_t jointOfMarked(const CheckedSurface& surface, std::span<const char> marks) {
    std::map<std::int32_t, std::size_t> faces;
    for (std::size_t t = 0; t < marks.size(); ++t) {
        if (marks[t] != 0) {
            ++faces[surface.strongestJoint(surface.triangles()[t][0])];
        }
    }
    const auto largest = std::ranges::max_element(faces, {}, [](const auto& entry) { return entry.second; });
    return largest == faces.end() ? kNone : largest->first;
}

} // namespace

PoseMeter::PoseMeter(const Scene& scene, const CheckedSurface& surface, PosedCrossings crossings)
    : m_scene(scene)
    , m_surface(surface)
    , m_crossings(std::move(crossings)) {
    m_parents.reserve(scene.skeleton.size());
    for (const Joint& joint : scene.skeleton.joints) {
        m_parents.push_back(joint.parent);
    }
}

Expected<PoseMeter> PoseMeter::make(const Scene& scene, const CheckedSurface& surface, Progress& progress) {
    SINEW_TRY(PosedCrossings crossings,
              PosedCrossings::make(surface.vertices(), surface.triangles(), progress));
    return PoseMeter(scene, surface, std::move(crossings));
}

/// Among the marked faces of one joint the one nearest to their middle.
void PoseMeter::addPlace(PoseFigures& figures, Measure measure, std::span<const char> marks,
                         std::span<const Vec3> posed) const {
    const std::vector<Triangle>& triangles = m_surface.triangles();
    const std::int32_t joint = jointOfMarked(m_surface, marks);
    std::vector<Vec3> middles;
    Vec3 sum = Vec3::Zero();
    for (std::size_t t = 0; t < marks.size(); ++t) {
        if (marks[t] != 0 && m_surface.strongestJoint(triangles[t][0]) == joint) {
            middles.push_back(faceMiddle(triangles[t], posed));
            sum += middles.back();
        }
    }
    if (!middles.empty()) {
        const Vec3 middle = sum / static_cast<double>(middles.size());
        const auto nearest = std::ranges::min_element(
            middles, {}, [&](const Vec3& place) { return (place - middle).squaredNorm(); });
        figures.worst.push_back({measure, *nearest, joint});
    }
}

void PoseMeter::addStretch(PoseFigures& figures, std::span<const Vec3> posed) const {
    const EdgeStretch stretch = m_surface.stretchOf(posed);
    figures.stretch = stretch.ratio;
    if (stretch.ratio >= kVisibleStretch) {
        const Vec3 middle = 0.5 * (posed[stretch.edge[0]] + posed[stretch.edge[1]]);
        figures.worst.push_back({Measure::Stretch, middle, m_surface.strongestJoint(stretch.edge[0])});
    }
}

Expected<PoseFigures> PoseMeter::measure(const CheckPose& pose, Progress& progress) const {
    const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose.pose);
    const std::vector<Vec3> posed =
        deformVertices(m_surface.vertices(), m_surface.weights(), matrices, Deformer::LinearBlend);
    SINEW_TRY(const std::vector<char> crossing, m_crossings.marks(posed, progress));
    const std::vector<char> flipped = flippedFaces(m_surface.vertices(), m_surface.triangles(), posed,
                                                   m_surface.weights(), matrices, m_parents);
    PoseFigures figures;
    figures.name = pose.name;
    figures.pose = pose.pose;
    figures.joint = pose.joint;
    if (pose.joint != kNone) {
        figures.bent = m_scene.skeleton.joints[static_cast<std::size_t>(pose.joint)].name;
    }
    figures.flipped = markedPart(flipped);
    figures.poke = markedPart(crossing);
    figures.volume = m_surface.volumeOf(posed);
    addStretch(figures, posed);
    addPlace(figures, Measure::Flipped, flipped, posed);
    addPlace(figures, Measure::Poke, crossing, posed);
    return figures;
}

} // namespace sinew
