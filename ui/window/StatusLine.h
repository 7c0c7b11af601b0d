#pragma once

#include "app/jobs/BindController.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <functional>
#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace sinew {

class Actions;

/// The right end of the status bar: what is recomputed, the time of a frame, and work that runs, with a
/// button that cancels it.
class StatusLine : public Panel {
    Q_OBJECT
public:
    StatusLine(BindController& bind, PosedMesh& posed, const Actions& actions, QWidget* parent = nullptr);

    /// Work other than a bind that shows itself here: opening, export.
    struct Work {
        QString what;
        std::function<double()> fraction; ///< 0..1 of all of it
        std::function<void()> cancel;
    };
    void follow(Work work);
    void followNothing();
    /// Time the view took to draw, milliseconds.
    void setFrameTime(double milliseconds);

protected:
    void retranslate() override;

private:
    void tick();
    void show();

    BindController& m_bind;
    PosedMesh& m_posed;
    const Actions& m_actions;
    std::optional<Work> m_other;
    double m_frame = -1.0;
    QLabel* m_work;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QLabel* m_times;
    QTimer m_timer;
};

} // namespace sinew
