#include "ui/viewport/drawables/marks/LeakDrawable.h"

#include "app/view/ExplanationLines.h"

namespace sinew {
namespace {

constexpr float kLeakRing = 17.0F;
constexpr float kHole = 11.0F;
/// A place that refinement has parted is only a memory.
constexpr float kPartedShare = 0.45F;

} // namespace

void LeakDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (frame.state.report == m_report) {
        return;
    }
    m_report = frame.state.report;
    std::vector<ThickLine> rings;
    if (m_report) {
        for (const LeakLocation& place : m_report->leaks) {
            const Vec3f at = place.position.cast<float>();
            const float share = place.open ? kPartedShare : 1.0F;
            rings.push_back({at, at, withAlpha(kSuspectedBridge, share), kLeakRing});
            rings.push_back({at, at, withAlpha(kWhite, share), kHole});
        }
    }
    m_rings.set(rings);
}

void LeakDrawable::draw(const Frame& frame) {
    const bool wanted =
        frame.view.layer(Overlay::Defects).visible || frame.view.layer(Overlay::Voxels).visible;
    if (!wanted || m_rings.empty() || frame.state.pose != Pose::bindPose(frame.state.scene->skeleton)) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_rings.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
