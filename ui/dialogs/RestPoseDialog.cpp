#include "ui/dialogs/RestPoseDialog.h"

#include "app/document/DocumentState.h"
#include "app/text/Texts.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kRestFrameMilliseconds = 50;
constexpr int kRestSteps = 1000;
constexpr int kReasonIndent = 22; ///< pixels, below the text of a choice

/// In the order of the dialog's choices.
constexpr std::array<std::optional<HumanPose>, 3> kNamedPoses{std::nullopt, HumanPose::T, HumanPose::A};

} // namespace

RestPoseDialog::RestPoseDialog(const WindowContext& context, const RestPoseChoice& proposal, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_bones(proposal.bones)
    , m_follows(hintLabel())
    , m_choices(new QWidget)
    , m_front(new QCheckBox)
    , m_ground(new QCheckBox)
    , m_skin(hintLabel())
    , m_progress(new CalmProgressBar)
    , m_said(new QLabel)
    , m_apply(new QPushButton)
    , m_close(new QPushButton) {
    for (std::size_t pose = 0; pose < kPoses; ++pose) {
        m_poses[pose] = new QRadioButton;
        m_reasons[pose] = hintLabel();
    }
    nameControls();
    build();
    connectJob();
    retranslate();
    choose(proposal);
}

void RestPoseDialog::nameControls() {
    m_poses[0]->setObjectName("restPose.this");
    m_poses[1]->setObjectName("restPose.t");
    m_poses[2]->setObjectName("restPose.a");
    m_reasons[0]->setObjectName("restPose.this.reason");
    m_reasons[1]->setObjectName("restPose.t.reason");
    m_reasons[2]->setObjectName("restPose.a.reason");
    m_front->setObjectName("restPose.front");
    m_ground->setObjectName("restPose.ground");
    m_skin->setObjectName("restPose.skin");
    m_said->setObjectName("restPose.said");
    m_apply->setObjectName("restPose.apply");
    m_close->setObjectName("restPose.close");
}

void RestPoseDialog::build() {
    m_progress->setRange(0, kRestSteps);
    m_progress->setTextVisible(false);
    m_said->setWordWrap(true);
    m_apply->setProperty("primary", true);
    m_apply->setDefault(true);
    auto* choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(6);
    for (std::size_t pose = 0; pose < kPoses; ++pose) {
        choices->addWidget(m_poses[pose]);
        m_reasons[pose]->setContentsMargins(kReasonIndent, 0, 0, 0);
        choices->addWidget(m_reasons[pose]);
    }
    choices->addSpacing(6);
    choices->addWidget(m_front);
    choices->addWidget(m_ground);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_apply);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(12);
    for (QWidget* each : {static_cast<QWidget*>(m_follows), m_choices, static_cast<QWidget*>(m_skin)}) {
        layout->addWidget(each);
    }
    layout->addStretch(1);
    layout->addWidget(m_progress);
    layout->addWidget(m_said);
    layout->addLayout(buttons);
    say({}, "hint");
    resize(400, 380);
}

void RestPoseDialog::connectJob() {
    Workspace& workspace = m_context.workspace;
    m_timer.setInterval(kRestFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &RestPoseDialog::tick);
    connect(m_apply, &QPushButton::clicked, this, &RestPoseDialog::start);
    connect(m_close, &QPushButton::clicked, this, &RestPoseDialog::reject);
    for (QRadioButton* pose : m_poses) {
        connect(pose, &QRadioButton::toggled, this, &RestPoseDialog::showState);
    }
    RestPoseJob& job = workspace.restPose;
    connect(&job, &RestPoseJob::runningChanged, this, &RestPoseDialog::showState);
    connect(&job, &RestPoseJob::finished, this, &QDialog::accept);
    connect(&job, &RestPoseJob::failed, this, [this](const Error& error) { say(errorText(error), "error"); });
    connect(&job, &RestPoseJob::canceled, this,
            [this] { say(tr("Canceled. Nothing was changed."), "hint"); });
    connect(&workspace.rest, &RestMode::changed, this, &RestPoseDialog::showPossible);
    connect(&workspace.player, &ClipPlayer::showingChanged, this, &RestPoseDialog::showPossible);
    workspace.document.onChange(DocumentChange::Scene | DocumentChange::Pose | DocumentChange::Deformer |
                                    DocumentChange::Weights,
                                this, &RestPoseDialog::showPossible);
}

void RestPoseDialog::choose(const RestPoseChoice& proposal) {
    const auto named = std::ranges::find(kNamedPoses, proposal.named);
    QRadioButton* proposed = m_poses[static_cast<std::size_t>(named - kNamedPoses.begin())];
    const auto possible =
        std::ranges::find_if(m_poses, [](const QRadioButton* each) { return each->isEnabled(); });
    (proposed->isEnabled() || possible == m_poses.end() ? proposed : *possible)->setChecked(true);
    m_front->setChecked(proposal.front);
    m_ground->setChecked(proposal.ground);
}

RestPoseChoice RestPoseDialog::choice() const {
    const auto chosen =
        std::ranges::find_if(m_poses, [](const QRadioButton* each) { return each->isChecked(); });
    RestPoseChoice result;
    if (chosen != m_poses.end()) {
        result.named = kNamedPoses[static_cast<std::size_t>(chosen - m_poses.begin())];
    }
    result.bones = m_bones;
    result.front = m_front->isEnabled() && m_front->isChecked();
    result.ground = m_ground->isChecked();
    return result;
}

/// The pose that is seen is the document's, or that of a clip.
void RestPoseDialog::start() {
    say({}, "hint");
    const RestPoseChoice asked = choice();
    Workspace& workspace = m_context.workspace;
    if (!asked.named && workspace.player.showing()) {
        workspace.player.takePose();
    }
    workspace.restPose.start(asked);
}

void RestPoseDialog::reject() {
    RestPoseJob& job = m_context.workspace.restPose;
    if (job.running()) {
        job.cancel();
    } else {
        Dialog::reject();
    }
}

void RestPoseDialog::tick() {
    const double fraction = m_context.workspace.restPose.fraction();
    m_progress->show(static_cast<int>(std::lround(fraction * kRestSteps)));
}

QString RestPoseDialog::whyNotThisPose() const {
    const Workspace& workspace = m_context.workspace;
    const DocumentState& state = workspace.document.state();
    if (!state.hasSkeleton()) {
        return tr("There is no skeleton.");
    }
    if (workspace.rest.on()) {
        return tr("Edit Skeleton shows no pose. Switch it off first (T).");
    }
    const Pose& seen = workspace.player.showing() ? workspace.posed.shownPose() : state.pose;
    return seen == Pose::bindPose(state.scene->skeleton) ? tr("Nothing is posed. Turn or move a joint first.")
                                                         : QString();
}

QString RestPoseDialog::whyNot(HumanPose pose) const {
    const DocumentState& state = m_context.workspace.document.state();
    if (!state.hasSkeleton()) {
        return tr("There is no skeleton.");
    }
    const auto possible = humanPose(state.scene->skeleton, pose, m_bones);
    return possible ? QString() : errorText(possible.error());
}

QString RestPoseDialog::skinText(const DocumentState& state) {
    if (!state.hasWeights()) {
        return tr("The character has no weights, so only the joints move and the mesh stays. Bind it first.");
    }
    return state.deform.implicit
               ? tr("The skin is taken as it is shown. Folds that the pose opens are smoothed, and their "
                    "vertices are selected.")
               : tr("The skin keeps its volume at the joints, so it may differ a little from what linear "
                    "skinning shows. Turning back brings the mesh back.");
}

void RestPoseDialog::showPossible() {
    const std::array<QString, kPoses> reasons{whyNotThisPose(), whyNot(HumanPose::T), whyNot(HumanPose::A)};
    for (std::size_t pose = 0; pose < kPoses; ++pose) {
        m_poses[pose]->setEnabled(reasons[pose].isEmpty());
        m_reasons[pose]->setText(reasons[pose]);
        m_reasons[pose]->setVisible(!reasons[pose].isEmpty());
        describeState(m_poses[pose], reasons[pose]);
    }
    m_front->setEnabled(reasons[1].isEmpty()); // the arms tell which way it looks
    describeState(m_front, reasons[1]);
    const DocumentState& state = m_context.workspace.document.state();
    sayInHint(m_skin, skinText(state), !state.hasWeights());
    showState();
}

void RestPoseDialog::showState() {
    const bool running = m_context.workspace.restPose.running();
    m_choices->setEnabled(!running); // first: a choice in it is as enabled as it is
    const bool possible = std::ranges::any_of(
        m_poses, [](const QRadioButton* each) { return each->isChecked() && each->isEnabled(); });
    m_apply->setEnabled(!running && possible);
    m_progress->setVisible(running);
    if (running != m_timer.isActive()) {
        running ? m_timer.start() : m_timer.stop();
    }
}

void RestPoseDialog::say(const QString& text, const char* manner) {
    for (const char* each : {"hint", "error"}) {
        m_said->setProperty(each, qstrcmp(each, manner) == 0);
    }
    m_said->style()->polish(m_said);
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

void RestPoseDialog::retranslate() {
    setWindowTitle(tr("Apply as Rest Pose"));
    m_follows->setText(tr("The character is bound in the rest pose. Mesh, normals, shapes, clips and layers "
                          "follow the new one, and weights stay on their vertices."));
    m_poses[0]->setText(tr("&This pose"));
    describe(m_poses[0], tr("This pose"), tr("The pose that the view shows, also of a clip"));
    m_poses[1]->setText(tr("T-p&ose"));
    describe(m_poses[1], tr("T-pose"), tr("Arms level to the sides, legs straight down"));
    m_poses[2]->setText(tr("&A-pose"));
    describe(m_poses[2], tr("A-pose"), tr("Arms 45 degrees below level, legs straight down"));
    m_front->setText(tr("Turn to face +&Z"));
    describe(m_front, tr("Turn to face +Z"),
             tr("Turn the character about the vertical until it looks along +Z, as VRM asks for"));
    m_ground->setText(tr("&Feet on the ground"));
    describe(m_ground, tr("Feet on the ground"),
             tr("Lift or lower the character until its lowest vertex is at height 0"));
    m_apply->setText(tr("A&pply"));
    describe(m_apply, tr("Apply"), tr("Make the chosen pose the rest pose. One step of undo"));
    m_close->setText(tr("Cancel"));
    describe(m_progress, tr("Progress of the rest pose"), {});
    showPossible();
}

} // namespace sinew
