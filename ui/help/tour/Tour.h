#pragma once

#include "app/document/DocumentState.h"
#include "ui/workspace/Workspace.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QMainWindow;
class QWidget;

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

} // namespace sinew
