#include "ui/panels/TimelinePanel.h"

#include "app/document/edits/MotionEdits.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr int kStripHeight = 14;
constexpr double kDiamond = 5.0; // from the centre to a corner
constexpr double kReach = 7.0;   // of the mouse

} // namespace

KeyStrip::KeyStrip(Document& document, ClipPlayer& player, const QSlider& slider, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_player(player)
    , m_slider(slider) {
    setObjectName("timeline.keys");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    document.onChange(DocumentChange::Motions | DocumentChange::Scene, this, [this] { update(); });
    connect(&player, &ClipPlayer::timeChanged, this, [this] { update(); });
    connect(&player, &ClipPlayer::currentChanged, this, [this] { update(); });
}

QSize KeyStrip::sizeHint() const {
    return {80, kStripHeight};
}

/// The slider's handle does not go out at its ends.
double KeyStrip::handleRoom() const {
    QStyleOptionSlider option;
    option.initFrom(&m_slider);
    option.orientation = Qt::Horizontal;
    option.maximum = std::max(1, m_slider.maximum());
    return m_slider.style()
        ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &m_slider)
        .width();
}

QPointF KeyStrip::positionOf(double seconds) const {
    const double room = handleRoom();
    const double fraction = m_player.range() > 0.0 ? seconds / m_player.range() : 0.0;
    return {0.5 * room + fraction * std::max(0.0, width() - room), 0.5 * height()};
}

double KeyStrip::timeAt(double x) const {
    const double room = handleRoom();
    const double fraction = (x - 0.5 * room) / std::max(1.0, width() - room);
    return keyFrame(std::clamp(fraction, 0.0, 1.0) * m_player.range());
}

std::optional<double> KeyStrip::keyAt(double x) const {
    std::optional<double> nearest;
    double best = kReach;
    for (const PoseKey& key : motionsOf(m_document.state()).keys) {
        const double away = std::abs(positionOf(key.seconds).x() - x);
        if (away <= best) {
            best = away;
            nearest = key.seconds;
        }
    }
    return nearest;
}

/// Keys of its own come before those of the window.
bool KeyStrip::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Escape && m_drag) || key == Qt::Key_Delete) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void KeyStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto current = poseKeyAt(m_document.state(), m_player.time());
    for (const PoseKey& key : motionsOf(m_document.state()).keys) {
        const bool dragged = m_drag && m_drag->moving && m_drag->from == key.seconds;
        const QPointF center = positionOf(dragged ? m_drag->to : key.seconds);
        const bool on = dragged || current == key.seconds;
        painter.setPen(QPen(palette().color(on ? QPalette::Text : QPalette::Base), 1.0));
        painter.setBrush(on ? accentColor() : palette().color(QPalette::Text));
        painter.drawPolygon(QPolygonF{center + QPointF(0.0, -kDiamond), center + QPointF(kDiamond, 0.0),
                                      center + QPointF(0.0, kDiamond), center + QPointF(-kDiamond, 0.0)});
    }
}

void KeyStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const double x = event->position().x();
    const auto key = keyAt(x);
    m_player.pause();
    m_player.goTo(key.value_or(timeAt(x)));
    if (key) {
        m_drag = Drag{*key, *key, x, false};
    }
    update();
}

void KeyStrip::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (!m_drag) {
        setCursor(keyAt(x) ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return;
    }
    m_drag->moving = m_drag->moving || std::abs(x - m_drag->pressed) >= QApplication::startDragDistance();
    m_drag->to = timeAt(x);
    update();
}

void KeyStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_drag) {
        return;
    }
    const Drag drag = *m_drag;
    m_drag.reset();
    if (drag.moving) {
        movePoseKey(m_document, drag.from, drag.to);
        m_player.goTo(drag.to);
    }
    update();
}

void KeyStrip::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        const double x = event->x();
        m_player.pause();
        m_player.goTo(keyAt(x).value_or(timeAt(x)));
    }
    Q_EMIT menuAsked(event->globalPos());
}

void KeyStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_drag) {
        m_drag.reset();
        update();
    } else if (event->key() == Qt::Key_Delete) {
        removePoseKey(m_document, m_player.time());
    } else {
        QWidget::keyPressEvent(event);
    }
}

namespace {

/// The slider's, for clips without a frame rate.
constexpr double kStepsPerSecond = 1000.0;
constexpr std::array kSpeeds{0.25, 0.5, 1.0, 2.0};

/// A click beside the handle brings it there, where other sliders go a step.
class PositionSlider : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void mousePressEvent(QMouseEvent* event) override {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle =
            style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        const QPoint at = event->position().toPoint();
        if (event->button() == Qt::LeftButton && !handle.contains(at)) {
            setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), at.x() - handle.width() / 2,
                                                     width() - handle.width()));
        }
        QSlider::mousePressEvent(event); // which takes the handle
    }
};

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
    , m_springs(new QToolButton)
    , m_position(new PositionSlider(Qt::Horizontal))
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
    m_springs->setDefaultAction(m_actions["view.springs"]);
    m_springs->setIconSize({18, 18});
    m_springs->setFocusPolicy(Qt::StrongFocus);
    m_springs->setObjectName("timeline.springs");
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
    row->addWidget(m_springs);
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
