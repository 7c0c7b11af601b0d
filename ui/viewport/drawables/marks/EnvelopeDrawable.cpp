#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/DocumentState.h"
#include "app/document/edits/EnvelopeEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/ViewData.h"
#include "app/view/gizmo/EnvelopeGrips.h"
#include "ui/viewport/gl/LineBatch.h"

#include <memory>
#include <vector>

namespace sinew {
namespace {

/// The envelopes of a bind by the envelope solver, in the pose that is shown: the outlines of what each bone
/// holds and of where its weight ends, the selected joint's brought out. Volumes that bones have of their own
/// are shown as the settings have them, though no bind knows them yet. Drawn through everything.
class EnvelopeDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);
    void add(const Frame& frame, const EnvelopeShape& shape);
    void addOwn(const Frame& frame);

    std::shared_ptr<const BindState> m_bound; ///< that the lines are of
    std::vector<BoneVolume> m_own;            ///< of the settings
    bool m_stale = true;                      ///< something has changed while nothing was shown
    std::vector<ThickLine> m_thickLines;
    LineBatch m_lines;
};

constexpr float kEnvelopeWidth = 1.4F;
constexpr float kChosenEnvelopeWidth = 2.2F;
constexpr float kOtherEnvelopes = 0.35F; ///< opacity, while a joint is selected

void EnvelopeDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose || changes.field || changes.selection ||
              frame.state.field != m_bound || frame.state.settings.boneVolumes != m_own;
    if (!m_stale || !frame.view.layer(Overlay::Envelopes).visible) {
        return;
    }
    m_stale = false;
    m_bound = frame.state.field;
    m_own = frame.state.settings.boneVolumes;
    rebuild(frame);
}

void EnvelopeDrawable::rebuild(const Frame& frame) {
    m_thickLines.clear();
    const EnvelopeSolution* envelopes = m_bound ? envelopesOf(*m_bound) : nullptr;
    if (envelopes != nullptr) {
        for (const EnvelopeShape& shape : envelopeShapes(*envelopes, frame.posed.matrices())) {
            const auto joint = static_cast<std::size_t>(shape.joint);
            if (!hasOwnVolume(frame.state.settings, frame.state.scene->skeleton.joints[joint].name)) {
                add(frame, shape);
            }
        }
    }
    addOwn(frame);
    m_lines.set(m_thickLines);
}

void EnvelopeDrawable::add(const Frame& frame, const EnvelopeShape& shape) {
    const std::int32_t selected = frame.state.selection.joint;
    const bool chosen = shape.joint == selected;
    const float opacity = chosen || selected == kNone ? 1.0F : kOtherEnvelopes;
    const Outline held{m_thickLines, withAlpha(kEnvelope, opacity),
                       chosen ? kChosenEnvelopeWidth : kEnvelopeWidth};
    const Outline faded{m_thickLines, withAlpha(kEnvelopeEnd, opacity), kEnvelopeWidth};
    const auto addVolumes = [](const Outline& outline, const std::vector<AxisVolume>& volumes) {
        for (const AxisVolume& volume : volumes) {
            for (const Segment& line : volumeOutline(volume)) {
                outline.line(line.a, line.b);
            }
        }
    };
    std::ranges::for_each(shape.held, [&](const RoundedBox& box) { held.rounded(box); });
    addVolumes(held, shape.heldVolumes);
    std::ranges::for_each(shape.faded, [&](const RoundedBox& box) { faded.rounded(box); });
    addVolumes(faded, shape.fadedVolumes);
}

void EnvelopeDrawable::addOwn(const Frame& frame) {
    if (m_own.empty() || !frame.state.hasSkeleton()) {
        return;
    }
    const SolverSettings& settings = frame.state.settings;
    const bool rigid = settings.envelopeSharing == EnvelopeSharing::Rigid;
    for (const ShownVolume& own : shownVolumes(frame.state, kNone)) {
        const Transform& matrix = frame.posed.matrices()[static_cast<std::size_t>(own.joint)];
        EnvelopeShape shape;
        shape.joint = own.joint;
        shape.heldVolumes = {own.placed.transformed(matrix)};
        shape.fadedVolumes = {
            fadedVolume(own.placed, rigid ? 0.0 : settings.envelopeBlend).transformed(matrix)};
        add(frame, shape);
    }
}

void EnvelopeDrawable::drawThrough(const Frame& frame) {
    if (m_lines.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                 frame.view.layer(Overlay::Envelopes).opacity);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace

std::unique_ptr<Drawable> makeEnvelope(const DrawDesk& /*desk*/) {
    return std::make_unique<EnvelopeDrawable>();
}

} // namespace sinew
