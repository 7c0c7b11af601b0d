#pragma once

#include "app/document/DocumentState.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <array>
#include <span>

class QMainWindow;
class QWidget;
class QLabel;
class QPushButton;

namespace sinew {

class TourCard;
class TourRing;
class WelcomePage;

/// The tour of five steps, from the sample to an export. It is offered on the welcome page until it was
/// taken, declined, or a character was opened without it; the menu starts it at any time. It watches what the
/// user does, and the window stays as usable as without it.
class Tour : public QObject {
    Q_OBJECT
public:
    Tour(const WindowContext& context, QMainWindow& window, WelcomePage& welcome, QObject* parent);
    ~Tour() override;

    /// From the first step that is not done yet.
    void start();
    void end();
    bool running() const { return m_step >= 0; }
    /// From 0; -1: it does not run.
    int step() const { return m_step; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void settleOffer();
    void showStep(int step);
    void selectJointOf(int step);
    void next();
    void back();
    void follow();
    void place();
    void showTarget();
    bool done(int step) const;
    QWidget* findTarget() const;
    void watchTarget(QWidget* target);

    WindowContext m_context;
    QMainWindow& m_window;
    WelcomePage& m_welcome;
    TourCard* m_card;
    QPointer<TourRing> m_ring; ///< goes with the window that it lies in
    int m_step = -1;
    bool m_exported = false;
    DocumentState m_before; ///< when the step came up
    QPointer<QWidget> m_target;
    QList<QPointer<QWidget>> m_watched; ///< the target and what it lies in
};

class ViewState;

/// What a step of the tour may look at to see whether its user did it.
struct TourWatch {
    const DocumentState& before; ///< as it was when the step came up
    const DocumentState& now;
    const ViewState& view;
    bool exported = false; ///< since the step came up
};

/// One card of the tour. Texts are English, marked for translation in the context "Tour".
struct TourStep {
    const char* title;
    const char* text;                  ///< with %1, %2 for the keys of `keys`
    std::array<const char*, 2> keys{}; ///< ids of actions
    const char* target;           ///< object name of the widget that the ring is around, or an action's id
    const char* panel = nullptr;  ///< the one that is brought to the front for it
    const char* mode = nullptr;   ///< id of the action of the mode that has the panel
    const char* action = nullptr; ///< what Next does while nobody has done it
    const char* joint = nullptr;  ///< selected, with the tool `tool`, when it begins and no joint is
    const char* tool = nullptr;   ///< id of the action of that tool
    bool advances = false;        ///< goes on by itself as soon as it is done
    bool (*done)(const TourWatch& watch);
};

std::span<const TourStep> tourSteps();

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
QRect geometryOfCard(const QRect& target, const QSize& card, const QRect& room);

/// A ring around the widget that the tour speaks of. The mouse goes through it.
class TourRing : public QWidget {
    Q_OBJECT
public:
    explicit TourRing(QWidget* window);

    /// Around `target`, in the window that it is in now.
    void surround(const QWidget& target);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sinew
