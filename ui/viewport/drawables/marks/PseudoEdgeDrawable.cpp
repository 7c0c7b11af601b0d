#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/DocumentState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/PseudoEdgeShapes.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/LineBatch.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace sinew {
namespace {

constexpr Rgba kPseudoEdgeColor = rgba(120, 214, 206);
constexpr float kPseudoEdgeWidth = 1.8F;

/// Pseudo-edges in the pose that is shown, dashed and through everything; those of selected joints brought
/// out.
class PseudoEdgeDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::vector<ShownEdge> m_shown;
    LineBatch m_lines;
};

void PseudoEdgeDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<ShownEdge> shown;
    if (frame.state.hasSkeleton() && frame.state.pseudoEdges) {
        shown = shownEdges(*frame.state.pseudoEdges, frame.state.scene->skeleton, frame.posed.joints(),
                           selectedJoints(frame.state));
    }
    if (shown == m_shown) {
        return;
    }
    m_shown = std::move(shown);
    std::vector<ThickLine> lines;
    for (const ShownEdge& edge : m_shown) {
        const Rgba color = edge.selected ? frame.theme.selected : kPseudoEdgeColor;
        for (const Segment& dash : dashesOf({edge.from, edge.to})) {
            lines.push_back({dash.a.cast<float>(), dash.b.cast<float>(), color, kPseudoEdgeWidth});
        }
    }
    m_lines.set(lines);
}

void PseudoEdgeDrawable::draw(const Frame& frame) {
    if (m_lines.empty() || !frame.view.layer(Overlay::Skeleton).visible) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace

std::unique_ptr<Drawable> makePseudoEdge(const DrawDesk& /*desk*/) {
    return std::make_unique<PseudoEdgeDrawable>();
}

} // namespace sinew
