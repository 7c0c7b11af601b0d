#include "ui/panels/timeline/KeyStrip.h"

#include "app/document/edits/MotionEdits.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
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

QPointF KeyStrip::placeOf(double seconds) const {
    const double room = handleRoom();
    const double share = m_player.range() > 0.0 ? seconds / m_player.range() : 0.0;
    return {0.5 * room + share * std::max(0.0, width() - room), 0.5 * height()};
}

double KeyStrip::timeAt(double x) const {
    const double room = handleRoom();
    const double share = (x - 0.5 * room) / std::max(1.0, width() - room);
    return keyFrame(std::clamp(share, 0.0, 1.0) * m_player.range());
}

std::optional<double> KeyStrip::keyAt(double x) const {
    std::optional<double> nearest;
    double best = kReach;
    for (const PoseKey& key : motionsOf(m_document.state()).keys) {
        const double away = std::abs(placeOf(key.seconds).x() - x);
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
        const QPointF center = placeOf(dragged ? m_drag->to : key.seconds);
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

} // namespace sinew
