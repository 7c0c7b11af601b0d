#pragma once

#include "app/posing/ClipPlayer.h"
#include "ui/widgets/Panel.h"

#include <QWidget>

#include <optional>

class QSlider;
class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace sinew {

class Actions;

/// The pose keys as diamonds above the slider of the timeline, where its handle stands at their times. A
/// click goes there, a drag moves a key, in one undoable step when it is let go; Esc leaves it where it was.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    KeyStrip(Document& document, ClipPlayer& player, const QSlider& slider, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Where the diamond of a time has its centre.
    QPointF positionOf(double seconds) const;

Q_SIGNALS:
    void menuAsked(const QPoint& global);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Drag {
        double from = 0.0;
        double to = 0.0;
        double pressed = 0.0; ///< x of the press
        bool moving = false;  ///< far enough to be meant
    };
    double timeAt(double x) const;
    std::optional<double> keyAt(double x) const;
    double handleRoom() const;

    Document& m_document;
    ClipPlayer& m_player;
    const QSlider& m_slider;
    std::optional<Drag> m_drag;
};

/// Chooses a clip and plays it: the range of motion, the animations of the file, motions of other files, and
/// the pose keys, which stand above the slider.
class TimelinePanel : public Panel {
    Q_OBJECT
public:
    TimelinePanel(Document& document, ClipPlayer& player, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void addTracks(QBoxLayout& row);
    void openKeysMenu(const QPoint& global);
    void connectControls();
    void fillClips();
    void show();
    double stepsPerSecond() const; ///< of the slider
    QString timeText() const;

    Document& m_document;
    ClipPlayer& m_player;
    const Actions& m_actions;
    QComboBox* m_clips;
    QToolButton* m_play;
    QToolButton* m_stop;
    QToolButton* m_loop;
    QToolButton* m_take;
    QToolButton* m_key;
    QToolButton* m_springs;
    QSlider* m_position;
    KeyStrip* m_keys;
    QLabel* m_time;
    QComboBox* m_speed;
};

} // namespace sinew
