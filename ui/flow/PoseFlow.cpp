#include "ui/flow/MenuFlows.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/posing/PoseEdits.h"
#include "app/posing/PoseShelf.h"
#include "app/posing/PseudoEdgeEdits.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// The joint poses turn about, or kNone.
std::int32_t activeJoint(const Document& document) {
    return document.state().hasSkeleton() ? document.state().selection.joint : kNone;
}

/// In the order of StressPose.
constexpr std::array<const char*, kStressPoses> kStressActions{"pose.armsUp", "pose.deepSquat", "pose.fist",
                                                               "pose.lookBack"};

constexpr std::size_t kNamesTold = 6; // in one line of the status bar

} // namespace

PoseFlow::PoseFlow(const Actions& actions, Document& document, ClipPlayer& player, UserPrompts& prompts,
                   QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_player(player)
    , m_prompts(prompts) {
    connectPoseActions();
    connectPlayer();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::Deformer | DocumentChange::Connections,
                      this, &PoseFlow::show);
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &PoseFlow::show);
    show();
}

void PoseFlow::connectPoseActions() {
    m_actions.on("pose.resetJoint", this, [this] { resetJoint(m_document, activeJoint(m_document)); });
    m_actions.on("pose.resetAll", this, [this] { resetPose(m_document); });
    m_actions.on("pose.copy", this, [this] { copy(); });
    m_actions.on("pose.paste", this, [this] { paste(); });
    m_actions.on("pose.mirror", this, [this] { sayLeftOut(mirrorPose(m_document), tr("Pose mirrored")); });
    m_actions.on("pose.turnCages", this, [this] { turnCageJoints(m_document); });
    m_actions.on("pose.connect", this, [this] { connectSelectedJoints(m_document); });
    m_actions.on("pose.disconnect", this, [this] { removeSelectedEdges(m_document); });
    m_actions.on("pose.implicit", this, [this](bool on) { setImplicit(m_document, on); });
    m_actions.on("pose.dqs", this, [this](bool on) {
        setDeformer(m_document, on ? Deformer::DualQuaternion : Deformer::LinearBlend);
    });
}

void PoseFlow::connectPlayer() {
    m_actions.on("pose.play", this, [this](bool on) { on ? m_player.play() : m_player.pause(); });
    connect(&m_player, &ClipPlayer::playingChanged, this, &PoseFlow::show);
    connect(&m_player, &ClipPlayer::clipsChanged, this, [this] {
        if (m_menu != nullptr) {
            fillMenu(m_menu);
        }
        show();
    });
}

void PoseFlow::watch(const ImplicitController& implicit) {
    connect(&implicit, &ImplicitController::canceled, this,
            [this] { Q_EMIT said(tr("Fitting canceled. The skin deforms without implicit skinning")); });
    connect(&implicit, &ImplicitController::failed, this, [this](const Error& error) {
        m_prompts.tellError(tr("Implicit skinning failed."), errorText(error));
    });
}

void PoseFlow::fillMenu(QMenu* menu) {
    m_menu = menu;
    menu->clear();
    const QStringList clips = m_player.clips();
    for (int clip = 0; clip < clips.size(); ++clip) {
        QAction* action = menu->addAction(QString(clips[clip]).replace('&', "&&"));
        connect(action, &QAction::triggered, this, [this, clip] {
            m_player.setCurrent(clip);
            m_player.play();
        });
    }
    menu->menuAction()->setEnabled(!clips.isEmpty());
}

void PoseFlow::copy() {
    const DocumentState& state = m_document.state();
    if (state.hasSkeleton()) {
        QApplication::clipboard()->setMimeData(copiedPose(state.scene->skeleton, state.pose).release());
        Q_EMIT said(tr("Pose copied"));
    }
}

void PoseFlow::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (data == nullptr) {
        return;
    }
    const auto pasted = pastePose(m_document, *data);
    if (pasted) {
        sayLeftOut(*pasted, tr("Pose pasted"));
    } else {
        m_prompts.tellError(tr("The pose cannot be pasted."), errorText(pasted.error()));
    }
}

void PoseFlow::sayLeftOut(const PoseEditReport& report, const QString& done) {
    if (report.leftOut.empty()) {
        Q_EMIT said(done);
        return;
    }
    QStringList names;
    for (const std::string& name : report.leftOut) {
        names << QString::fromStdString(name);
    }
    Q_EMIT said(tr("%1, without %2").arg(done, names.join(QStringLiteral(", "))));
}

void PoseFlow::show() {
    const DocumentState& state = m_document.state();
    const bool skeleton = state.hasSkeleton();
    for (const char* id :
         {"pose.resetAll", "pose.copy", "pose.mirror", "pose.dqs", "pose.implicit", "pose.play"}) {
        m_actions[id]->setEnabled(skeleton);
    }
    const QMimeData* data = QApplication::clipboard()->mimeData();
    m_actions["pose.paste"]->setEnabled(skeleton && data != nullptr && mayHoldPose(*data));
    m_actions["pose.turnCages"]->setEnabled(skeleton && !state.settings.cages.empty());
    m_actions["pose.connect"]->setEnabled(!edgesToConnect(state).empty());
    m_actions["pose.disconnect"]->setEnabled(!edgesToRemove(state).empty());
    m_actions["pose.resetJoint"]->setEnabled(activeJoint(m_document) != kNone);
    m_actions["pose.dqs"]->setChecked(state.deform.deformer == Deformer::DualQuaternion);
    m_actions["pose.implicit"]->setChecked(state.deform.implicit);
    m_actions["pose.play"]->setChecked(m_player.playing());
}

PoseShelfFlow::PoseShelfFlow(const WindowContext& context, PoseShelfForm& shelf, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_shelf(shelf) {
    connectActions();
    connect(&shelf, &PoseShelfForm::said, this, &PoseShelfFlow::said);
    connect(&shelf, &PoseShelfForm::removeAsked, this, &PoseShelfFlow::removeCurrent);
    connect(&shelf, &PoseShelfForm::failed, this, [this](const Error& error) {
        const bool saving = error.code == ErrorCode::FileUnwritable;
        m_context.prompts.tellError(saving ? tr("The pose cannot be saved.") : tr("The pose cannot be used."),
                                    errorText(error));
    });
    context.workspace.document.onChange(DocumentChange::Scene, this, &PoseShelfFlow::show);
    show();
}

void PoseShelfFlow::connectActions() {
    for (std::size_t pose = 0; pose < kStressActions.size(); ++pose) {
        m_context.actions.on(kStressActions[pose], this,
                             [this, pose] { m_shelf.applyStress(static_cast<StressPose>(pose)); });
    }
    m_context.actions.on("pose.keep", this, [this] {
        Q_EMIT wanted();
        m_shelf.keep();
    });
    m_context.actions.on("pose.load", this, [this] { load(); });
    m_context.actions.on("pose.save", this, [this] { save(); });
}

void PoseShelfFlow::load() {
    const QString file = m_context.prompts.fileToOpen(FileKind::Pose);
    if (!file.isEmpty()) {
        Q_EMIT wanted();
        m_shelf.add(file);
        keepFolder(FileKind::Pose, file);
    }
}

void PoseShelfFlow::save() {
    if (!m_context.workspace.document.state().hasSkeleton()) {
        return;
    }
    const QString file = m_context.prompts.fileToWrite(FileKind::Pose, tr("pose") + ".json");
    if (!file.isEmpty()) {
        m_shelf.save(file);
        keepFolder(FileKind::Pose, file);
    }
}

/// Asks first: there is no undo for files.
void PoseShelfFlow::removeCurrent() {
    const auto pose = m_shelf.current();
    if (pose && pose->stress < 0 &&
        m_context.prompts.confirm(tr("Delete the pose %1?").arg(pose->name),
                                  tr("Its file is deleted, which cannot be undone."), tr("Delete Pose"))) {
        m_context.workspace.poses.remove(*pose);
    }
}

void PoseShelfFlow::show() {
    const bool skeleton = m_context.workspace.document.state().hasSkeleton();
    for (const char* id : kStressActions) {
        m_context.actions[id]->setEnabled(skeleton);
    }
    m_context.actions["pose.keep"]->setEnabled(skeleton);
    m_context.actions["pose.save"]->setEnabled(skeleton);
}

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
