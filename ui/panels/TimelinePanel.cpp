#include "ui/panels/TimelinePanel.h"

#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/timeline/KeyStrip.h"
#include "ui/theme/Icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace sinew {
namespace {

/// The slider's, for clips without a frame rate.
constexpr double kStepsPerSecond = 1000.0;
constexpr std::array kSpeeds{0.25, 0.5, 1.0, 2.0};

QToolButton* button(const QString& icon) {
    auto* made = new QToolButton;
    made->setIcon(themedIcon(icon));
    made->setIconSize({18, 18});
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

} // namespace

TimelinePanel::TimelinePanel(Document& document, ClipPlayer& player, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_player(player)
    , m_actions(actions)
    , m_clips(new QComboBox)
    , m_play(new QToolButton)
    , m_stop(button("stop"))
    , m_loop(button("loop"))
    , m_take(button("person"))
    , m_key(new QToolButton)
    , m_position(new QSlider(Qt::Horizontal))
    , m_keys(new KeyStrip(document, player, *m_position))
    , m_time(new QLabel)
    , m_speed(new QComboBox) {
    build();
    connectControls();
    retranslate();
}

void TimelinePanel::build() {
    m_play->setDefaultAction(m_actions["pose.play"]);
    m_play->setIconSize({18, 18});
    m_play->setFocusPolicy(Qt::StrongFocus);
    m_key->setDefaultAction(m_actions["pose.setKey"]);
    m_key->setIconSize({18, 18});
    m_key->setFocusPolicy(Qt::StrongFocus);
    m_key->setObjectName("timeline.setKey");
    m_clips->setObjectName("timeline.clip");
    m_clips->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_clips->setMaximumWidth(240);
    m_position->setObjectName("timeline.position");
    m_time->setObjectName("timeline.time");
    m_loop->setCheckable(true);
    for (const double speed : kSpeeds) {
        m_speed->addItem(QString(), speed);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(m_clips);
    row->addWidget(m_play);
    row->addWidget(m_stop);
    row->addWidget(m_loop);
    addTracks(*row);
    row->addWidget(m_time);
    row->addWidget(m_speed);
    row->addWidget(m_take);
    row->addWidget(m_key);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 6);
    layout->addLayout(row);
    layout->addStretch(1);
}

/// The keys right above the slider.
void TimelinePanel::addTracks(QBoxLayout& row) {
    auto* tracks = new QVBoxLayout;
    tracks->setSpacing(0);
    tracks->addStretch(1);
    tracks->addWidget(m_keys);
    tracks->addWidget(m_position);
    tracks->addStretch(1);
    row.addLayout(tracks, 1);
}

void TimelinePanel::openKeysMenu(const QPoint& global) {
    auto* menu = new QMenu(this);
    menu->setObjectName("menu.keys");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char* id :
         {"pose.setKey", "pose.deleteKey", "pose.deleteKeys", "pose.previousKey", "pose.nextKey"}) {
        menu->addAction(m_actions[id]);
    }
    menu->popup(global);
}

void TimelinePanel::connectControls() {
    connect(m_clips, &QComboBox::activated, &m_player, &ClipPlayer::setCurrent);
    connect(m_stop, &QToolButton::clicked, &m_player, &ClipPlayer::stop);
    connect(m_take, &QToolButton::clicked, &m_player, &ClipPlayer::takePose);
    connect(m_loop, &QToolButton::clicked, &m_player, &ClipPlayer::setLoop);
    connect(m_position, &QSlider::valueChanged, this,
            [this](int step) { // while it is dragged the pose passes by
                m_position->isSliderDown() ? m_player.seek(step / stepsPerSecond())
                                           : m_player.goTo(step / stepsPerSecond());
            });
    connect(m_position, &QSlider::sliderReleased, this, [this] { m_player.goTo(m_player.time()); });
    connect(m_keys, &KeyStrip::menuAsked, this, &TimelinePanel::openKeysMenu);
    m_document.onChange(DocumentChange::Motions, this, &TimelinePanel::show);
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_player.setSpeed(kSpeeds[static_cast<std::size_t>(index)]); });
    connect(&m_player, &ClipPlayer::clipsChanged, this, &TimelinePanel::fillClips);
    connect(&m_player, &ClipPlayer::currentChanged, this, &TimelinePanel::show);
    connect(&m_player, &ClipPlayer::timeChanged, this, &TimelinePanel::show);
    connect(&m_player, &ClipPlayer::playingChanged, this, &TimelinePanel::show);
    connect(&m_player, &ClipPlayer::showingChanged, this, &TimelinePanel::show);
}

void TimelinePanel::fillClips() {
    m_clips->clear();
    m_clips->addItems(m_player.clips());
    show();
}

double TimelinePanel::stepsPerSecond() const {
    const double rate = m_player.frameRate();
    return rate > 0.0 ? rate : kStepsPerSecond;
}

QString TimelinePanel::timeText() const {
    const QString seconds =
        tr("%1 of %2 s").arg(decimalText(m_player.time(), 1), decimalText(m_player.duration(), 1));
    const double rate = m_player.frameRate();
    return rate > 0.0 ? tr("frame %1, %2").arg(std::lround(m_player.time() * rate)).arg(seconds) : seconds;
}

void TimelinePanel::show() {
    const bool any = m_player.range() > 0.0;
    m_keys->setVisible(m_player.onKeys());
    for (QWidget* control : {static_cast<QWidget*>(m_clips), static_cast<QWidget*>(m_position),
                             static_cast<QWidget*>(m_speed), static_cast<QWidget*>(m_loop)}) {
        control->setEnabled(any);
    }
    m_stop->setEnabled(m_player.showing());
    m_take->setEnabled(m_player.showing());
    m_clips->setCurrentIndex(m_player.current());
    m_loop->setChecked(m_player.loop());
    const QSignalBlocker quiet(m_position);
    // Steps of the slider are the clip's frames, so that arrow keys go from frame to frame.
    m_position->setRange(0, static_cast<int>(std::lround(m_player.range() * stepsPerSecond())));
    m_position->setPageStep(static_cast<int>(std::lround(stepsPerSecond() / 2.0)));
    m_position->setValue(static_cast<int>(std::lround(m_player.time() * stepsPerSecond())));
    QString text = timeText();
    const std::int32_t joint = m_player.movingJoint();
    if (m_player.showing() && joint != kNone) {
        const auto& joints = m_document.state().scene->skeleton.joints;
        text = QString::fromStdString(joints[static_cast<std::size_t>(joint)].name) + "   " + text;
    }
    m_time->setText(text);
}

void TimelinePanel::retranslate() {
    describe(
        m_clips, tr("Clip"),
        tr("The clip to play: a generated range of motion, an animation of the file, a loaded motion, or "
           "the pose keys"));
    describe(m_stop, tr("Stop"), tr("Stop and return to the project's pose"));
    describe(m_loop, tr("Loop"), tr("Repeat from the start"));
    describe(m_take, tr("Use This Pose"),
             tr("Make the shown pose the project's pose, so that you can edit it"));
    describe(m_position, tr("Position"), tr("Position in the clip"));
    m_keys->setAccessibleName(tr("Pose keys"));
    m_keys->setToolTip(tr("Click to go to a time; drag a key to move it"));
    m_key->setAccessibleName(m_actions["pose.setKey"]->text().remove('&'));
    describe(m_speed, tr("Speed"), tr("How fast the clip plays"));
    m_play->setAccessibleName(m_actions["pose.play"]->text().remove('&'));
    for (std::size_t i = 0; i < kSpeeds.size(); ++i) {
        m_speed->setItemText(static_cast<int>(i),
                             tr("%1 x").arg(QString::fromStdString(exactText(kSpeeds[i]))));
    }
    m_speed->setCurrentIndex(m_speed->findData(m_player.speed()));
    fillClips();
}

} // namespace sinew
