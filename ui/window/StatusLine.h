#pragma once

#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QToolButton;

namespace sinew {

class CalmProgressBar;

class Actions;

/// The right end of the status bar: how many vertices are selected, work that runs, with a button that
/// cancels it, for who asks for it what was recomputed and the time of a frame, and how many issues the
/// report lists.
class StatusLine : public Panel {
    Q_OBJECT
public:
    StatusLine(Document& document, BindController& bind, ImplicitController& implicit, PosedMesh& posed,
               const Actions& actions, QWidget* parent = nullptr);

    /// Work other than a bind that shows itself here: opening, saving, operations.
    struct Work {
        QString what;
        std::function<double()> fraction; ///< 0..1 of all of it; empty: nobody knows
        std::function<void()> cancel;     ///< empty: it cannot be canceled
    };
    /// Shows `owner`'s work, in place of its work before, once it has taken a moment; the latest on top.
    void follow(const QObject* owner, Work work);
    void followNothing(const QObject* owner);
    /// Time the view took to draw, milliseconds.
    void setFrameTime(double milliseconds);
    /// What the report lists; `pending`: it may list others in a moment.
    void setIssues(std::size_t issues, std::size_t notes, bool pending);
    /// What becomes of the live link to the program that opened the window; empty: there is none.
    void setLink(const QString& text, const QString& tip, bool warns);
    /// Whether times are shown at all.
    void setTimingsShown(bool shown);

Q_SIGNALS:
    /// The number of issues was clicked.
    void reportAsked();
    /// The link was clicked.
    void linkAsked();

protected:
    void retranslate() override;

private:
    /// What of the way from the mesh to the picture was worked out last.
    enum class Recomputed { Nothing, Deformation, Weights, Preview, Volume };
    void documentChanged(DocumentChanges what);
    QString recomputedText() const;
    void connectSources();
    void showTimes();
    void showVertices();
    void showIssues();
    void tick();
    void show();

    Document& m_document;
    BindController& m_bind;
    ImplicitController& m_implicit;
    PosedMesh& m_posed;
    const Actions& m_actions;
    std::vector<std::pair<const QObject*, Work>> m_works; ///< the last one is shown
    bool m_timingsShown = false;
    double m_frame = -1.0;
    std::optional<double> m_deform; ///< milliseconds; nothing: not on this processor
    Recomputed m_recomputed = Recomputed::Nothing;
    QLabel* m_vertices;
    QLabel* m_work;
    CalmProgressBar* m_progress;
    QToolButton* m_cancel;
    QLabel* m_times;
    QToolButton* m_link;
    QToolButton* m_report;
    std::size_t m_issues = 0;
    std::size_t m_notes = 0;
    bool m_pending = false;
    QTimer m_timer;
};

} // namespace sinew
