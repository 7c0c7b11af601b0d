#include "ui/flow/JointDialogsFlow.h"

#include "app/document/edits/JointSelection.h"
#include "app/document/edits/MirrorEdits.h"
#include "app/document/edits/RestEdits.h"
#include "core/skeleton/edit/JointEdits.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/OrientDialog.h"
#include "ui/flow/SkeletonFlow.h"
#include "ui/workspace/Workspace.h"

namespace sinew {

JointDialogsFlow::JointDialogsFlow(const WindowContext& context, SkeletonFlow& skeleton, QWidget* window,
                                   QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_skeleton(skeleton)
    , m_window(window) {
    context.actions.on("skeleton.splitInto", this,
                       [this] { askCount(BoneJoints::Split, m_pieces, "skeleton.split"); });
    context.actions.on("skeleton.twist", this,
                       [this] { askCount(BoneJoints::Twist, m_twists, "skeleton.twist"); });
    context.actions.on("skeleton.orientJoints", this, &JointDialogsFlow::askOrientation);
}

/// A dialog about a skeleton closes where that skeleton changes or goes.
bool JointDialogsFlow::accepted(QDialog& dialog) {
    Document& document = m_context.workspace.document;
    document.onChange(DocumentChange::Scene, &dialog, &QDialog::reject);
    return dialog.exec() == QDialog::Accepted && !selectedJoints(document.state()).empty();
}

/// `id`: of the action that names the step.
void JointDialogsFlow::askCount(BoneJoints kind, int& count, const char* id) {
    const DocumentState& state = m_context.workspace.document.state();
    JointCountDialog dialog(kind, count, m_window);
    if (!accepted(dialog)) {
        return;
    }
    count = dialog.count();
    const auto pieces = static_cast<std::size_t>(count);
    const auto one = [kind, pieces](const Skeleton& skeleton, std::int32_t joint) {
        return kind == BoneJoints::Split ? splitBone(skeleton, joint, pieces)
                                         : addTwistJoints(skeleton, joint, pieces);
    };
    m_skeleton.edit(plainText(*m_context.actions[id]),
                    stepsOfEach(state.scene->skeleton, selectedJoints(state), one));
}

void JointDialogsFlow::askOrientation() {
    const DocumentState& state = m_context.workspace.document.state();
    OrientDialog dialog(m_orientation, m_window);
    if (!accepted(dialog)) {
        return;
    }
    m_orientation = dialog.orientation();
    m_skeleton.edit(
        plainText(*m_context.actions["skeleton.orientJoints"]),
        orientJoints(state.scene->skeleton, selectedJoints(state), m_orientation, mirrorTableOf(state)));
}

} // namespace sinew
