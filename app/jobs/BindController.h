#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/TimeLeft.h"

#include <QElapsedTimer>
#include <QTimer>

namespace sinew {

/// A bind seen from outside, for a progress bar.
struct BindProgress {
    Stage stage = Stage::Count;
    double fraction = 0.0;     ///< of the whole bind, 0..1, never falling
    double secondsLeft = -1.0; ///< negative: not known yet
    double residual = -1.0;    ///< of the stage (Progress::residual); negative: it has none
};

/// How far a bind is that is so far in a stage, 0..1 of all of it.
double bindFraction(Stage stage, double fraction);

/// Side of the grid of the coarse preview.
constexpr int kPreviewResolution = 64;
/// The same for solvers that take many steps to their weights.
constexpr int kSolvedPreviewResolution = 32;

/// The settings of the coarse preview, on a grid of at most `side`: a wall costs the same on a coarser grid.
BindSettings coarseSettings(const BindSettings& settings, int side = kPreviewResolution);

/// Runs binds of a document on a pool, one at a time, from a snapshot. A result is applied if the scene and
/// what it was solved from are still the same, else it is dropped as stale. Once a document is bound, changes
/// of resolution and its like re-run what they touch, and edits of the skeleton everything: a coarse preview
/// first (shown by the posed mesh, not kept), then the real thing, which belongs to the step that changed
/// them, so that undo takes back both. A bind that is asked for by itself is a step of its own.
///
/// Weights that the document awaits while a slider moves (Document::weightsAwaited) are worked out one after
/// the other, those of the newest settings next, and each is shown: a drag that never rests is followed too.
/// Once the slider rests, work for an earlier value is canceled, but never twice without a picture between.
///
/// A penalty that moves is followed by the real thing alone, at once: the voxels are there. A newer value
/// takes the place of the one under way. One that is ready within kPatienceMilliseconds of its start is shown
/// all the same (by the posed mesh, not kept), so that a drag that never rests shows something.
class BindController : public QObject {
    Q_OBJECT
public:
    BindController(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    /// A bind that takes longer than this says how far it is, although it only follows a slider.
    static constexpr int kPatienceMilliseconds = 300;

    bool running() const { return m_job.running(); }
    /// Whether the bind that runs should show its progress: one that follows a slider only once it takes
    /// longer than kPatienceMilliseconds.
    bool progressDue() const { return running() && (!m_following || m_told); }
    /// Whether what is known of the bind before no longer holds, as another is about to start or shows its
    /// progress.
    bool awaited() const { return running() ? progressDue() : m_delay.isActive(); }
    BindProgress progress() const;
    /// Binds now. A bind that runs is canceled first.
    void bind();
    void cancel();
    /// Whether changed settings, and edits of the skeleton, re-bind a bound document by themselves (default
    /// true).
    void setLive(bool live) { m_live = live; }
    bool live() const { return m_live; }

    /// Whether it will do so now, or does.
    bool rebindDue() const;

Q_SIGNALS:
    void started();
    void previewShown(double milliseconds);
    void followed();               ///< weights for a value of a slider that has moved on are shown
    void finished(double seconds); ///< applied
    void stale();                  ///< the document has moved on; the result was dropped
    void canceled();
    void failed(const sinew::Error& error);
    void runningChanged(bool running); ///< or progressDue(), or awaited() by a call of cancel()

private:
    /// Whose step the result is.
    enum class Owner {
        Settings, ///< that of the step that changed them, or the skeleton
        Itself
    };
    void documentChanged(DocumentChanges what);
    void sceneChanged();
    void weigh();
    void start(Owner owner, bool another = false);
    void startPreview();
    void follow();
    void showFollowed(const Expected<BindOutcome>& outcome);
    void ended();
    void finish(Expected<BindOutcome> outcome);
    bool apply(BindOutcome outcome);
    void stop();

    Document& m_document;
    PosedMesh& m_posed;
    LatestJob m_job;
    LatestJob m_previewJob;
    LatestJob m_weighJob; ///< of the weights that the document awaits, of m_weighed and m_weighedSettings
    std::shared_ptr<const BindState> m_weighed;
    BindSettings m_weighedSettings;
    bool m_overtaken = false; ///< the weights before these were canceled: these are shown in any case
    std::shared_ptr<const BindState> m_coarse; ///< of m_coarseScene
    std::shared_ptr<const Scene> m_coarseScene;
    QTimer m_delay{this};    ///< lets a slider come to rest before the real thing starts
    QTimer m_pause{this};    ///< since the weights of newer settings are awaited than are worked out
    QTimer m_patience{this}; ///< until a bind that follows a slider shows its progress
    QElapsedTimer m_clock;
    mutable double m_shownFraction = 0.0;
    mutable TimeLeft m_timeLeft;
    DocumentState m_asked; ///< what the running bind is of
    Owner m_owner = Owner::Itself;
    bool m_live = true;
    bool m_following = false; ///< m_job is of a slider's value; m_delay runs: of one that is past
    bool m_told = false;      ///< it takes long
};

} // namespace sinew
