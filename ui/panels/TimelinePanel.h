#pragma once

#include "app/posing/ClipPlayer.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace sinew {

class Actions;

/// Chooses a clip and plays it: the range of motion, and the animations of the file.
class TimelinePanel : public Panel {
    Q_OBJECT
public:
    TimelinePanel(Document& document, ClipPlayer& player, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
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
    QSlider* m_position;
    QLabel* m_time;
    QComboBox* m_speed;
};

} // namespace sinew
