#include "ui/flow/SkeletonFlow.h"

#include "app/document/RestMode.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/text/Texts.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr double kNewBoneFraction = 0.05; // of the character's size: how far new joints stand off

constexpr std::array kJointActions{"skeleton.splitInto",    "skeleton.twist",       "skeleton.orientJoints",
                                   "skeleton.extrude",      "skeleton.insert",      "skeleton.split",
                                   "skeleton.duplicate",    "skeleton.mirror",      "skeleton.delete",
                                   "skeleton.parent",       "skeleton.unparent",    "skeleton.rename",
                                   "skeleton.align",        "skeleton.symmetrise",  "skeleton.orientBlender",
                                   "skeleton.orientUnreal", "skeleton.orientUnity", "skeleton.orientMaya"};

constexpr std::array<std::pair<const char*, JointSnap>, 4> kSnaps{
    {{"skeleton.snapMiddle", JointSnap::Middle},
     {"skeleton.snapVertices", JointSnap::Vertices},
     {"skeleton.snapGrid", JointSnap::Grid},
     {"skeleton.snapJoints", JointSnap::Joints}}};

/// Where the bone of a joint would go on, as long as that bone or a fraction of the character.
Vec3 onwards(const Scene& scene, std::int32_t joint) {
    const Skeleton& skeleton = scene.skeleton;
    const auto j = static_cast<std::size_t>(joint);
    const std::int32_t parent = skeleton.joints[j].parent;
    const Vec3 offset =
        parent == kNone ? Vec3(Vec3::Zero())
                        : Vec3(skeleton.position(j) - skeleton.position(static_cast<std::size_t>(parent)));
    const double length = offset.norm();
    const double size = kNewBoneFraction * bounds(scene).diagonal();
    return length > 0.0 ? offset : Vec3(size * Vec3::UnitY());
}

} // namespace

SkeletonFlow::SkeletonFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_viewport(viewport) {
    connectMode();
    connectJoints();
    connectShape();
    Workspace& workspace = context.workspace;
    workspace.document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &SkeletonFlow::show);
    workspace.document.onChange(DocumentChange::Scene, this, [this] {
        const quint64 lifetime = m_context.workspace.document.lifetime();
        if (std::exchange(m_lifetime, lifetime) != lifetime) {
            RestOptions options = m_context.workspace.rest.options();
            options.symmetric = false; // another character, of which nobody has asked for it
            m_context.workspace.rest.setOptions(options);
            setMirror(false);
        }
    });
    connect(&workspace.rest, &RestMode::changed, this, &SkeletonFlow::show);
    connect(&workspace.rest, &RestMode::changed, this, &SkeletonFlow::showClipAgain);
    connect(&workspace.jointCheck, &JointCheck::changed, this, &SkeletonFlow::show);
    connect(&workspace.jointCheck, &JointCheck::judged, this, &SkeletonFlow::tellFaults);
    connect(&workspace.jointCheck, &JointCheck::failed, this, [this](const Error& error) {
        Q_EMIT said(tr("The joints were not checked: %1").arg(errorText(error)));
    });
    connect(&workspace.player, &ClipPlayer::playingChanged, this, [this](bool playing) {
        if (playing) { // a clip shows poses of its own
            m_clip.reset();
            m_context.workspace.rest.setOn(false);
        }
    });
    show();
}

void SkeletonFlow::connectMode() {
    Workspace& workspace = m_context.workspace;
    m_context.actions.on("skeleton.rest", this, [this, &workspace](bool on) {
        if (on && !workspace.rest.on()) {
            ClipPlayer& player = workspace.player;
            m_clip = player.showing()
                         ? std::optional(ShownClip{player.clips(), player.current(), player.time()})
                         : std::nullopt;
            player.stop();
        }
        workspace.rest.setOn(on);
        show();
    });
    const auto option = [this, &workspace](const char* id, bool RestOptions::*member) {
        m_context.actions.on(id, this, [&workspace, member](bool on) {
            RestOptions options = workspace.rest.options();
            options.*member = on;
            workspace.rest.setOptions(options);
        });
    };
    option("skeleton.symmetric", &RestOptions::symmetric);
    m_context.actions.on("paint.mirror", this, &SkeletonFlow::setMirror);
    connect(&m_viewport, &ViewportWidget::paintOptionsChanged, this, &SkeletonFlow::showMirror);
    option("skeleton.below", &RestOptions::below);
    for (const auto& [id, snap] : kSnaps) {
        connectSnap(id, snap);
    }
}

void SkeletonFlow::setMirror(bool on) {
    PaintOptions painting = m_viewport.paintOptions();
    painting.mirror = on;
    m_viewport.setPaintOptions(painting);
}

/// Brushes have the switch among their options, joints have their own.
void SkeletonFlow::showMirror() {
    m_context.actions["paint.mirror"]->setChecked(m_viewport.paintOptions().mirror);
    showBanner();
}

void SkeletonFlow::connectSnap(const char* id, JointSnap snap) {
    m_context.actions.on(id, this, [this, snap](bool on) {
        RestOptions options = m_context.workspace.rest.options();
        options.snap = on ? snap : JointSnap::None;
        m_context.workspace.rest.setOptions(options);
    });
}

void SkeletonFlow::onJoints(const char* id, std::function<Expected<SkeletonSteps>()> steps) {
    m_context.actions.on(id, this, [this, id, steps = std::move(steps)] {
        if (m_context.workspace.document.state().hasSkeleton()) {
            edit(plainText(*m_context.actions[id]), steps());
        }
    });
}

void SkeletonFlow::edit(const QString& name, const Expected<SkeletonSteps>& steps) {
    Document& document = m_context.workspace.document;
    const Expected<void> done = steps ? editSkeleton(document, *steps, name) : fail(steps.error());
    if (!done) {
        m_context.prompts.tellError(tr("The skeleton cannot be edited so."), errorText(done.error()));
    } else if (steps->empty()) {
        Q_EMIT said(tr("%1: nothing to change").arg(name));
    }
}

void SkeletonFlow::connectJoints() {
    Document& document = m_context.workspace.document;
    const auto skeleton = [&document]() -> const Skeleton& { return document.state().scene->skeleton; };
    const auto chosen = [&document] { return selectedJoints(document.state()); };
    const auto active = [&document] { return document.state().selection.joint; };
    onJoints("skeleton.add", [=, &document]() -> Expected<SkeletonSteps> {
        const Scene& scene = *document.state().scene;
        const std::int32_t parent = active();
        const Vec3 at =
            parent == kNone
                ? bounds(scene).center()
                : Vec3(scene.skeleton.position(static_cast<std::size_t>(parent)) + onwards(scene, parent));
        return addJoint(scene.skeleton, "joint", parent, at);
    });
    onJoints("skeleton.extrude", [=, &document]() -> Expected<SkeletonSteps> {
        return extrudeJoints(skeleton(), chosen(), onwards(*document.state().scene, active()));
    });
    onJoints("skeleton.insert", [=] { return insertJoint(skeleton(), active()); });
    onJoints("skeleton.split", [=] { return splitBone(skeleton(), active(), 2); });
    onJoints("skeleton.duplicate", [=, &document]() -> Expected<SkeletonSteps> {
        const double off = kNewBoneFraction * bounds(*document.state().scene).diagonal();
        return duplicateJoints(skeleton(), chosen(), off * Vec3::UnitX());
    });
    onJoints("skeleton.delete",
             [=]() -> Expected<SkeletonSteps> { return deleteJoints(skeleton(), chosen()); });
    onJoints("skeleton.parent", [=] {
        std::vector<std::int32_t> joints = chosen();
        std::erase(joints, active());
        return reparentJoints(skeleton(), joints, active());
    });
    onJoints("skeleton.unparent", [=] { return reparentJoints(skeleton(), chosen(), kNone); });
    m_context.actions.on("skeleton.rename", this, &SkeletonFlow::renameAsked);
}

void SkeletonFlow::connectShape() {
    Workspace& workspace = m_context.workspace;
    Document& document = workspace.document;
    const auto chosen = [&document] { return selectedJoints(document.state()); };
    onJoints("skeleton.mirror", [=, &document]() -> Expected<SkeletonSteps> {
        return mirrorJoints(document.state().scene->skeleton, chosen(), mirrorTableOf(document.state()));
    });
    onJoints("skeleton.symmetrise", [=, &document]() -> Expected<SkeletonSteps> {
        const DocumentState& state = document.state();
        const MirrorTable mirror = mirrorTableOf(state);
        const Vec3 at = state.scene->skeleton.position(static_cast<std::size_t>(state.selection.joint));
        return symmetrise(state.scene->skeleton, mirror, mirror.normal.dot(at) >= mirror.offset, chosen());
    });
    onJoints("skeleton.align", [=, &document]() -> Expected<SkeletonSteps> {
        return alignChain(document.state().scene->skeleton, chosen());
    });
    onJoints("skeleton.centre", [=, &workspace]() -> Expected<SkeletonSteps> {
        return workspace.jointCheck.centring(chosen());
    });
    onJoints("skeleton.repair",
             [=, &workspace]() -> Expected<SkeletonSteps> { return workspace.jointCheck.mending(chosen()); });
    m_context.actions.on("skeleton.scale", this, [this] { scaleAsked(); });
    connectOrient("skeleton.orientBlender", AxisConvention::Blender);
    connectOrient("skeleton.orientUnreal", AxisConvention::Unreal);
    connectOrient("skeleton.orientUnity", AxisConvention::Unity);
    connectOrient("skeleton.orientMaya", AxisConvention::Maya);
}

void SkeletonFlow::connectOrient(const char* id, AxisConvention convention) {
    onJoints(id, [this, convention]() -> Expected<SkeletonSteps> {
        const DocumentState& state = m_context.workspace.document.state();
        return orientJoints(state.scene->skeleton, selectedJoints(state), orientationFor(convention),
                            mirrorTableOf(state));
    });
}

/// Edits of the skeleton keep the clips; another character has others.
void SkeletonFlow::showClipAgain() {
    Workspace& workspace = m_context.workspace;
    if (workspace.rest.on() || !m_clip) {
        return;
    }
    const ShownClip shown = *std::exchange(m_clip, std::nullopt);
    if (workspace.player.clips() == shown.clips) {
        workspace.player.setCurrent(shown.clip);
        workspace.player.seek(shown.seconds);
    }
}

void SkeletonFlow::tellFaults() {
    const auto faulty = static_cast<int>(m_context.workspace.jointCheck.faultyJoints().size());
    Q_EMIT said(faulty == 0 ? tr("Joints checked: nothing is wrong")
                            : tr("Joints checked: %n joint(s) with faults", nullptr, faulty));
}

/// Asks by how much, in percent.
void SkeletonFlow::scaleAsked() {
    Document& document = m_context.workspace.document;
    constexpr double min = 0.001;
    constexpr double max = 100'000.0;
    const QString name = plainText(*m_context.actions["skeleton.scale"]);
    const auto percent = document.state().hasSkeleton()
                             ? m_context.prompts.number(name, tr("Size in percent:"), 100.0, min, max)
                             : std::nullopt;
    if (percent && document.state().hasSkeleton()) { // it may be gone by the time of the answer
        edit(name, wholeScaleSteps(document.state(), *percent * 0.01));
    }
}

/// Nothing where another scene came while the name was typed.
void SkeletonFlow::rename(std::int32_t joint, const QString& name) {
    const DocumentState& state = m_context.workspace.document.state();
    if (!state.hasSkeleton() || joint < 0 || std::cmp_greater_equal(joint, state.scene->skeleton.size())) {
        return;
    }
    edit(plainText(*m_context.actions["skeleton.rename"]),
         renameJoint(state.scene->skeleton, joint, name.toStdString()));
}

/// Nothing where another scene came while they were dragged.
void SkeletonFlow::reparent(const std::vector<std::int32_t>& joints, std::int32_t parent) {
    const DocumentState& state = m_context.workspace.document.state();
    const auto gone = [&](std::int32_t joint) {
        return std::cmp_greater_equal(joint, state.scene->skeleton.size());
    };
    if (state.hasSkeleton() && m_context.workspace.rest.on() && !gone(parent) &&
        std::ranges::none_of(joints, gone)) {
        edit(plainText(*m_context.actions[parent == kNone ? "skeleton.unparent" : "skeleton.parent"]),
             reparentJoints(state.scene->skeleton, joints, parent));
    }
}

void SkeletonFlow::enableForJoints() {
    const Actions& actions = m_context.actions;
    const DocumentState& state = m_context.workspace.document.state();
    const std::vector<std::int32_t> joints = selectedJoints(state);
    for (const char* id : kJointActions) {
        actions[id]->setEnabled(!joints.empty());
    }
    actions["skeleton.parent"]->setEnabled(joints.size() > 1);
    actions["skeleton.align"]->setEnabled(joints.size() > 2);
    if (!joints.empty()) {
        const Skeleton& skeleton = state.scene->skeleton;
        const std::int32_t active = state.selection.joint;
        const bool below = skeleton.joints[static_cast<std::size_t>(active)].parent != kNone;
        actions["skeleton.insert"]->setEnabled(below);
        for (const char* id : {"skeleton.split", "skeleton.splitInto", "skeleton.twist"}) {
            actions[id]->setEnabled(boneEnd(skeleton, active).has_value());
        }
    }
}

/// Elsewhere nothing is deleted by a key that is meant for something else.
void SkeletonFlow::showMode(bool rest) {
    const Actions& actions = m_context.actions;
    actions["skeleton.delete"]->setShortcut(rest ? QKeySequence(Qt::Key_Delete) : QKeySequence());
    showBanner();
}

void SkeletonFlow::showBanner() {
    const RestMode& rest = m_context.workspace.rest;
    const auto key = [this](const char* id) {
        return m_context.actions[id]->shortcut().toString(QKeySequence::NativeText);
    };
    QStringList said;
    if (rest.on()) {
        said << tr("Edit Skeleton: moving joints changes the bind (%1 ends it)").arg(key("skeleton.rest"));
    }
    if (rest.options().symmetric) {
        said << tr("Symmetric joints: the other side follows (%1 leaves)").arg(key("skeleton.symmetric"));
    }
    if (m_viewport.paintOptions().mirror && m_brushes) {
        said << tr("Mirrored painting: strokes paint both sides (%1 leaves)").arg(key("paint.mirror"));
    }
    m_viewport.setBanner(said);
}

void SkeletonFlow::setBrushes(bool brushes) {
    m_brushes = brushes;
    showBanner();
}

void SkeletonFlow::show() {
    Workspace& workspace = m_context.workspace;
    const Actions& actions = m_context.actions;
    const bool skeleton = workspace.document.state().hasSkeleton();
    const RestOptions& options = workspace.rest.options();
    enableForJoints();
    for (const char* id : {"skeleton.rest", "skeleton.symmetric", "skeleton.below", "skeleton.add",
                           "skeleton.scale", "paint.mirror"}) {
        actions[id]->setEnabled(skeleton);
    }
    actions["skeleton.centre"]->setEnabled(workspace.jointCheck.hasVolume());
    actions["skeleton.repair"]->setEnabled(!workspace.jointCheck.findings().empty());
    actions["skeleton.rest"]->setChecked(workspace.rest.on());
    actions["skeleton.symmetric"]->setChecked(options.symmetric);
    actions["skeleton.below"]->setChecked(options.below);
    for (const auto& [id, snap] : kSnaps) {
        actions[id]->setEnabled(skeleton);
        actions[id]->setChecked(options.snap == snap);
    }
    workspace.jointCheck.setWanted(workspace.rest.on());
    m_viewport.setProperty("manualPage", workspace.rest.on() ? QString("skeleton-editing") : QString());
    showMode(workspace.rest.on());
    m_viewport.setSymmetric(options.symmetric);
    m_viewport.setRest(workspace.rest.on() ? std::optional(options) : std::nullopt);
}

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
