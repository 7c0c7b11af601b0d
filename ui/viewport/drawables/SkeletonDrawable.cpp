#include "ui/viewport/drawables/SkeletonDrawable.h"

#include "app/document/ViewState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/DrawnShapes.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr float kOutline = 1.3F;
constexpr float kDot = 5.0F;
constexpr float kHoveredDot = 8.0F;
constexpr float kSelectedDot = 10.0F;
constexpr float kSelectedRim = 5.0F;
constexpr float kDotRim = 2.4F;
constexpr float kSkeletonDrawableThroughFraction = 0.55F; // of a bone inside the body
constexpr Rgba kSelectedRing = rgba(0xff, 0xff, 0xff);
constexpr Rgba kFaultMark = kOutsideMark;

/// Joints that carry weight, or the bones of the bind; empty when neither is known.
std::vector<bool> deformingJoints(const DocumentState& state,
                                  const std::shared_ptr<const PartWeights>& weights) {
    std::vector<bool> result(state.scene->skeleton.size(), false);
    bool any = false;
    for (const auto& part : weights ? *weights : PartWeights()) {
        for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
            for (const Influence& influence : part->at(p)) {
                result[static_cast<std::size_t>(influence.joint)] = true;
                any = true;
            }
        }
    }
    return any ? result : std::vector<bool>();
}

} // namespace

/// Which joints lie outside, once that is found.
void SkeletonDrawable::takeFindings(const Frame& frame) {
    const auto findings = frame.view.layer(Overlay::Skeleton).visible ? m_data.findings() : m_findings;
    if (findings != m_findings) {
        m_findings = findings;
        m_outside = findings ? findings->jointsOutside : std::vector<std::size_t>();
        m_dirty = true;
    }
}

/// Which joints get weights depends on the settings too.
void SkeletonDrawable::takeShown(const Frame& frame) {
    const bool same = frame.view.joints == m_shownKind && frame.state.hiddenJoints == m_hiddenJoints &&
                      (m_shownKind == JointsShown::All ||
                       (frame.state.scene == m_shownScene && frame.state.settings == m_shownSettings));
    if (same) {
        return;
    }
    m_shownKind = frame.view.joints;
    m_hiddenJoints = frame.state.hiddenJoints;
    m_shownScene = frame.state.scene;
    m_shownSettings = frame.state.settings;
    m_shown = shownJoints(frame.state, m_shownKind);
    m_dirty = true;
}

void SkeletonDrawable::update(const Frame& frame, const Changes& changes) {
    takeFindings(frame);
    m_dirty = m_dirty || m_hovered != frame.hoveredJoint || m_faulty != frame.faultyJoints;
    m_faulty = frame.faultyJoints;
    m_hovered = frame.hoveredJoint;
    if (!frame.state.hasSkeleton()) {
        m_solids.clear();
        m_outlines.set({});
        m_dots.set({});
        return;
    }
    takeShown(frame);
    if (changes.scene || changes.weights) {
        m_deforms = deformingJoints(frame.state, frame.posed.shownWeights());
    }
    if (m_dirty || changes.scene || changes.weights || changes.pose || changes.selection) {
        rebuild(frame);
        m_dirty = false;
    }
}

Rgba SkeletonDrawable::colorOf(const Frame& frame, std::int32_t joint) const {
    const auto j = static_cast<std::size_t>(joint);
    const bool idle = j < m_deforms.size() && !m_deforms[j];
    const bool faulty = std::ranges::binary_search(m_faulty, joint);
    Rgba color = faulty ? kFaultMark : idle ? frame.theme.idleBone : frame.theme.bone;
    if (isSelected(frame.state.selection, joint)) {
        color = frame.theme.selected;
    } else if (joint == m_hovered) {
        color = mixed(color, frame.theme.selected, 0.45F);
    }
    return color;
}

void SkeletonDrawable::rebuild(const Frame& frame) {
    m_solids.clear();
    m_outlineLines.clear();
    m_dotLines.clear();
    const Skeleton& skeleton = frame.state.scene->skeleton;
    for (const BoneShape& bone :
         boneShapes(skeleton, frame.posed.joints(), frame.size(), frame.posed.guessedTails())) {
        if (isShown(m_shown, bone.joint)) {
            addBone(frame, bone);
        }
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (isShown(m_shown, static_cast<std::int32_t>(j))) {
            addJoint(frame, j);
        }
    }
    m_outlines.set(m_outlineLines);
    m_dots.set(m_dotLines);
}

void SkeletonDrawable::addBone(const Frame& frame, const BoneShape& bone) {
    const BoneFaces drawn = boneFaces(bone);
    const Rgba color = colorOf(frame, bone.joint);
    for (const auto& face : drawn.faces) {
        m_solids.add(face[0], face[1], face[2], color);
    }
    const Rgba outline = mixed(frame.theme.boneOutline, color, 0.15F);
    for (const auto& edge : drawn.edges) {
        m_outlineLines.push_back(
            {edge[0].cast<float>(), edge[1].cast<float>(), withAlpha(outline, 0.85F), kOutline});
    }
}

void SkeletonDrawable::addJoint(const Frame& frame, std::size_t joint) {
    const auto j = static_cast<std::int32_t>(joint);
    const Vec3f position = frame.posed.joints()[joint].translation().cast<float>();
    const bool selected = isSelected(frame.state.selection, j);
    const float size = selected ? kSelectedDot : j == m_hovered ? kHoveredDot : kDot;
    if (std::binary_search(m_outside.begin(), m_outside.end(), joint) ||
        std::ranges::binary_search(m_faulty, j)) {
        m_dotLines.push_back({position, position, withAlpha(kOutsideMark, 0.30F), size + 13.0F});
        m_dotLines.push_back({position, position, kOutsideMark, size + 6.0F});
    }
    if (selected) { // stands out of any texture: dark, white, and the colour of the selection
        m_dotLines.push_back({position, position, frame.theme.boneOutline, size + kSelectedRim + kDotRim});
        m_dotLines.push_back({position, position, kSelectedRing, size + kSelectedRim});
    }
    m_dotLines.push_back({position, position, frame.theme.boneOutline, size + kDotRim});
    m_dotLines.push_back({position, position, colorOf(frame, j), size});
}

void SkeletonDrawable::draw(const Frame& frame) {
    const float opacity = frame.view.layer(Overlay::Skeleton).opacity;
    Gl& gl = frame.gl;
    if (opacity < 0.995F) {
        gl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        m_solids.draw(gl, frame.clipFromModel, frame.viewFromModel);
        gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    }
    gl.glEnable(GL_BLEND);
    m_solids.draw(gl, frame.clipFromModel, frame.viewFromModel, opacity);
    m_outlines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity, 1e-4F);
    m_dots.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity, 2e-3F);
    gl.glDisable(GL_BLEND);
}

void SkeletonDrawable::drawThrough(const Frame& frame) {
    if (!frame.view.xray) {
        return;
    }
    const float opacity = kSkeletonDrawableThroughFraction * frame.view.layer(Overlay::Skeleton).opacity;
    Gl& gl = frame.gl;
    // The nearest tenth of the depth is kept for what is drawn through everything: there bones hide bones,
    // and nothing else hides them.
    gl.glDepthRange(0.0, 0.1);
    gl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    m_solids.draw(gl, frame.clipFromModel, frame.viewFromModel);
    gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl.glEnable(GL_BLEND);
    m_solids.draw(gl, frame.clipFromModel, frame.viewFromModel, opacity);
    m_outlines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, 0.8F * opacity, 1e-4F);
    m_dots.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                frame.view.layer(Overlay::Skeleton).opacity, 2e-3F);
    gl.glDisable(GL_BLEND);
    gl.glDepthRange(0.1, 1.0);
}

} // namespace sinew
