#include "ui/flow/MotionFlow.h"

#include "app/document/edits/MotionEdits.h"
#include "app/text/Fill.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kNamesTold = 6; // in one line of the status bar

} // namespace

MotionFlow::MotionFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    connectActions();
    Workspace& workspace = context.workspace;
    connect(&workspace.session, &Session::motionLoaded, this, &MotionFlow::loaded);
    workspace.document.onChange(DocumentChange::Scene | DocumentChange::Motions, this, &MotionFlow::show);
    connect(&workspace.player, &ClipPlayer::timeChanged, this, [this, &workspace] {
        if (workspace.player.onKeys()) { // they are poses, not the rest
            workspace.rest.setOn(false);
        }
        show();
    });
    connect(&workspace.player, &ClipPlayer::currentChanged, this, &MotionFlow::show);
    show();
}

void MotionFlow::connectActions() {
    const Actions& actions = m_context.actions;
    Document& document = m_context.workspace.document;
    ClipPlayer& player = m_context.workspace.player;
    actions.on("pose.setKey", this, [this] { setKey(); });
    actions.on("pose.deleteKey", this, [&document, &player] { removePoseKey(document, player.time()); });
    actions.on("pose.deleteKeys", this, [&document] { removeAllPoseKeys(document); });
    actions.on("pose.previousKey", this, [this, &document, &player] {
        goTo(poseKeyBefore(document.state(), player.onKeys() ? player.time() : player.range()));
    });
    actions.on("pose.nextKey", this, [this, &document, &player] {
        goTo(poseKeyAfter(document.state(), player.onKeys() ? player.time() : -1.0));
    });
    actions.on("pose.removeMotion", this, [this] { removeMotion(); });
}

/// The pose that is seen, at the time that is seen: of another clip too, so that keys can be picked from it.
void MotionFlow::setKey() {
    Workspace& workspace = m_context.workspace;
    ClipPlayer& player = workspace.player;
    const DocumentState& state = workspace.document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    const Pose pose = player.showing() ? workspace.posed.shownPose() : state.pose;
    const double seconds = keyFrame(player.time());
    setPoseKey(workspace.document, seconds, pose);
    player.showKeys(seconds);
    Q_EMIT wanted();
    Q_EMIT said(tr("Key set at frame %1").arg(std::lround(seconds * kKeyRate)));
}

void MotionFlow::goTo(std::optional<double> seconds) {
    if (seconds) {
        m_context.workspace.player.showKeys(*seconds);
        Q_EMIT wanted();
    }
}

void MotionFlow::removeMotion() {
    Workspace& workspace = m_context.workspace;
    if (const auto motion = workspace.player.loadedMotion()) {
        workspace.player.stop();
        sinew::removeMotion(workspace.document, *motion);
    }
}

void MotionFlow::loaded(const QString& file, const MotionFile& motion) {
    keepFolder(FileKind::Motion, file);
    ClipPlayer& player = m_context.workspace.player;
    const int added = static_cast<int>(motion.clips.size());
    player.setCurrent(static_cast<int>(player.clips().size()) - 1 - added);
    Q_EMIT wanted();
    player.play();
    const QString name = QFileInfo(file).fileName();
    if (!motion.notices.empty()) { // the Log panel has the rest
        Q_EMIT said(noticeText(motion.notices.front()));
        return;
    }
    if (motion.unmatched.empty()) {
        Q_EMIT said(tr("Motion loaded: %1").arg(name));
        return;
    }
    QStringList names;
    for (std::size_t i = 0; i < std::min(motion.unmatched.size(), kNamesTold); ++i) {
        names << printable(motion.unmatched[i]);
    }
    const QString list = names.join(QStringLiteral(", "));
    const std::size_t more = motion.unmatched.size() - static_cast<std::size_t>(names.size());
    Q_EMIT said(more == 0
                    ? tr("Motion loaded: %1, without %2, which this skeleton does not have").arg(name, list)
                    : tr("Motion loaded: %1, without %2 and %3 more joints that this skeleton does not "
                         "have")
                          .arg(name, list)
                          .arg(more));
}

void MotionFlow::show() {
    const Workspace& workspace = m_context.workspace;
    const DocumentState& state = workspace.document.state();
    const bool skeleton = state.hasSkeleton();
    const bool keys = skeleton && !motionsOf(state).keys.empty();
    const Actions& actions = m_context.actions;
    actions["pose.loadMotion"]->setEnabled(skeleton);
    actions["pose.setKey"]->setEnabled(skeleton);
    actions["pose.deleteKey"]->setEnabled(keys && workspace.player.onKeys() &&
                                          poseKeyAt(state, workspace.player.time()).has_value());
    actions["pose.deleteKeys"]->setEnabled(keys);
    actions["pose.previousKey"]->setEnabled(keys);
    actions["pose.nextKey"]->setEnabled(keys);
    actions["pose.removeMotion"]->setEnabled(workspace.player.loadedMotion().has_value());
}

} // namespace sinew
