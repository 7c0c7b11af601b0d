#pragma once

#include "ui/widgets/Panel.h"

class QLabel;
class QPushButton;

namespace sinew {

struct TourStep;

/// The card of the tour: what to do, how far the tour is, and the buttons that lead through it. It lies over
/// the window, beside what it speaks of, and blocks nothing.
class TourCard : public Panel {
    Q_OBJECT
public:
    explicit TourCard(QWidget* window);

    /// `keys` stand in the text in the place of %1 and %2.
    void showStep(const TourStep& step, int number, int count, const QStringList& keys);
    /// Ticks the step.
    void setDone(bool done);
    /// What the step speaks of cannot be seen: offers to show it.
    void setAway(bool away);
    /// Places the card beside `target`, inside of the window.
    void placeBeside(const QRect& target);

Q_SIGNALS:
    void nextAsked();
    void backAsked();
    void skipped();
    void targetAsked();

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void nameButtons();

    const TourStep* m_step = nullptr;
    int m_number = 0;
    int m_count = 0;
    QStringList m_keys;
    bool m_done = false;
    QLabel* m_progress;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_tick;
    QPushButton* m_away;
    QPushButton* m_skip;
    QPushButton* m_back;
    QPushButton* m_next;
};

/// Where a card of `card`'s size goes: beside the target, on the side that has room for it within `room`, the
/// right one first; else into a corner of the target. Without a target into the lower left corner of the
/// room.
QRect placeOfCard(const QRect& target, const QSize& card, const QRect& room);

} // namespace sinew
