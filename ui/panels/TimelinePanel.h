#pragma once

#include "app/posing/ClipPlayer.h"
#include "ui/widgets/Panel.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace sinew {

class Actions;
class KeyStrip;

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
    QSlider* m_position;
    KeyStrip* m_keys;
    QLabel* m_time;
    QComboBox* m_speed;
};

} // namespace sinew
