#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/document/avatar/SpringChoice.h"
#include "app/view/ColorMaps.h"
#include "app/view/gizmo/ColliderGrips.h"
#include "ui/viewport/gl/LineBatch.h"

#include <memory>
#include <vector>

namespace sinew {
namespace {

constexpr float kChainWidth = 2.2F;
constexpr float kChosenChainWidth = 3.4F;
constexpr float kBallWidth = 1.0F;
constexpr float kColliderWidth = 1.2F;
constexpr float kChosenColliderWidth = 2.0F;
constexpr float kBallFraction = 0.55F; ///< of the opacity of their chain
constexpr float kUnchosen = 0.65F;     ///< opacity, while others of the kind are chosen

/// Chains as lines with the balls that colliders push, and colliders as wires, in the pose that is shown and
/// through everything. What is chosen in the Springs panel is brought out.
class SpringDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    bool takeState(const Frame& frame);
    void rebuild(const Frame& frame);
    void addChain(const Frame& frame, const SpringChain& chain, bool chosen);
    void addCollider(const Frame& frame, const SpringCollider& collider, bool chosen);

    std::shared_ptr<const Avatar> m_avatar; ///< that the lines are of
    std::vector<std::size_t> m_chains;      ///< chosen
    std::vector<std::size_t> m_colliders;   ///< chosen
    bool m_stale = true;                    ///< something has changed while nothing was shown
    std::vector<ThickLine> m_thickLines;
    LineBatch m_lines;
};

/// Whether it is another avatar or another choice.
bool SpringDrawable::takeState(const Frame& frame) {
    const bool chooses = frame.springs != nullptr;
    std::vector<std::size_t> chains = chooses ? frame.springs->chains() : std::vector<std::size_t>();
    std::vector<std::size_t> colliders = chooses ? frame.springs->colliders() : std::vector<std::size_t>();
    const bool other = frame.state.avatar != m_avatar || chains != m_chains || colliders != m_colliders;
    m_avatar = frame.state.avatar;
    m_chains = std::move(chains);
    m_colliders = std::move(colliders);
    return other;
}

void SpringDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose;
    if (!frame.view.layer(Overlay::Springs).visible) {
        return;
    }
    const bool other = takeState(frame);
    if (m_stale || other) {
        m_stale = false;
        rebuild(frame);
    }
}

void SpringDrawable::rebuild(const Frame& frame) {
    m_thickLines.clear();
    if (frame.state.hasSkeleton()) {
        const Springs& springs = avatarOf(m_avatar).springs;
        for (std::size_t c = 0; c < springs.colliders.size(); ++c) {
            const bool chosen = std::ranges::binary_search(m_colliders, c);
            addCollider(frame, springs.colliders[c], chosen);
        }
        for (std::size_t c = 0; c < springs.chains.size(); ++c) {
            const bool chosen = std::ranges::binary_search(m_chains, c);
            addChain(frame, springs.chains[c], chosen);
        }
    }
    m_lines.set(m_thickLines);
}

void SpringDrawable::addChain(const Frame& frame, const SpringChain& chain, bool chosen) {
    const Skeleton& skeleton = frame.state.scene->skeleton;
    const std::vector<Transform>& joints = frame.posed.joints();
    const float opacity = chosen || m_chains.empty() ? 1.0F : kUnchosen;
    const Rgba color = chosen ? frame.theme.selected : kSpringChain;
    const Outline bone{m_thickLines, withAlpha(color, opacity), chosen ? kChosenChainWidth : kChainWidth};
    const Outline ball{m_thickLines, withAlpha(color, kBallFraction * opacity), kBallWidth};
    const auto addBone = [&](const SpringJoint& joint, std::int32_t from, std::int32_t to, const Vec3& at) {
        if (from == kNone || to == kNone) {
            return;
        }
        const Vec3 end = joints[static_cast<std::size_t>(to)] * at;
        bone.line(joints[static_cast<std::size_t>(from)].translation(), end);
        if (joint.radius > 0.0) {
            ball.sphere(end, joint.radius);
        }
    };
    for (std::size_t i = 1; i < chain.joints.size(); ++i) {
        addBone(chain.joints[i - 1], skeleton.find(chain.joints[i - 1].joint),
                skeleton.find(chain.joints[i].joint), Vec3::Zero());
    }
    if (chain.hasTail() && !chain.joints.empty()) {
        const std::int32_t last = skeleton.find(chain.joints.back().joint);
        addBone(chain.joints.back(), last, last, chain.tail);
    }
}

void SpringDrawable::addCollider(const Frame& frame, const SpringCollider& collider, bool chosen) {
    const std::int32_t joint = frame.state.scene->skeleton.find(collider.joint);
    if (joint == kNone) {
        return;
    }
    const float opacity = chosen || m_colliders.empty() ? 1.0F : kUnchosen;
    const Rgba color = chosen ? frame.theme.selected : kSpringCollider;
    const Outline outline{m_thickLines, withAlpha(color, opacity),
                          chosen ? kChosenColliderWidth : kColliderWidth};
    const Transform& modelFromJoint = frame.posed.joints()[static_cast<std::size_t>(joint)];
    for (const Segment& line : colliderOutline(collider, planeSizeIn(frame.size()))) {
        outline.line(modelFromJoint * line.a, modelFromJoint * line.b);
    }
}

void SpringDrawable::drawThrough(const Frame& frame) {
    if (m_lines.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                 frame.view.layer(Overlay::Springs).opacity);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace

std::unique_ptr<Drawable> makeSpring(const DrawDesk& /*desk*/) {
    return std::make_unique<SpringDrawable>();
}

} // namespace sinew
