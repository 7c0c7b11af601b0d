#include "app/document/RestMode.h"

namespace sinew {

RestMode::RestMode(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    // After the posed mesh, which another scene makes forget what it showed.
    document.onChange(DocumentChange::Scene, this, &RestMode::documentChanged);
}

void RestMode::setOn(bool on) {
    if (on == m_on || (on && !m_document.state().hasSkeleton())) {
        return;
    }
    m_on = on;
    m_file = on ? m_document.state().scene->sourceFile : std::string();
    showRest();
    Q_EMIT changed();
}

void RestMode::setOptions(const RestOptions& options) {
    if (!(options == m_options)) {
        m_options = options;
        Q_EMIT changed();
    }
}

void RestMode::documentChanged(DocumentChanges /*what*/) {
    const DocumentState& state = m_document.state();
    if (m_on && (!state.hasSkeleton() || state.scene->sourceFile != m_file)) { // another character
        setOn(false);
    } else if (m_on) {
        showRest();
    }
}

void RestMode::showRest() {
    m_posed.setPreview(m_on ? std::optional(Pose::bindPose(m_document.state().scene->skeleton))
                            : std::nullopt);
}

Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length) {
    const Vec3 start = skeleton.position(joint);
    const auto& tail = skeleton.joints[joint].tail;
    if (tail && *tail != start) {
        return *tail;
    }
    const std::vector<std::int32_t> children = skeleton.children()[joint];
    for (const std::int32_t child : children) {
        Vec3 end = skeleton.position(static_cast<std::size_t>(child));
        if (end != start) {
            return end;
        }
    }
    const std::int32_t parent = skeleton.joints[joint].parent;
    Vec3 way =
        parent == kNone ? Vec3::Zero() : Vec3(start - skeleton.position(static_cast<std::size_t>(parent)));
    if (!(way.norm() > 0.0)) {
        way = Vec3::UnitY();
    }
    return start + length * way.normalized();
}

} // namespace sinew
