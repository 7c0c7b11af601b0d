#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/compare/SkinWork.h"

#include <QTimer>

#include <array>
#include <span>
#include <vector>

namespace sinew {

/// The skins of a comparison: up to four, of which the missing ones are worked out in the background, one
/// after the other so that their times compare. Another scene or other settings work them out anew, once the
/// sliders rest; results are kept as long as the scene is the same, so that going back costs nothing. Nothing
/// runs while the comparison is closed.
class CompareController : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMaxSkins = 4;

    CompareController(Document& document, TaskPool& pool, QObject* parent = nullptr);

    bool open() const { return m_open; }
    void setOpen(bool open);
    /// How many are compared: 2 or 4.
    std::size_t count() const { return m_count; }
    void setCount(std::size_t count);

    const ComparedSkin& skin(std::size_t pane) const { return m_skins[pane]; }
    /// The same source again tries again what has failed, and reads files again.
    void setSource(std::size_t pane, const SkinSource& source);
    /// Everything to choose from: the document, its file's weights, every solver, its file as it is by now,
    /// what was kept and read.
    std::vector<SkinSource> choices() const;
    /// Keeps the document's present weights as one more choice, and compares with them in the last pane.
    void keep();

    bool running() const { return m_job.running(); }
    double fraction() const; ///< of what runs, 0..1
    /// Gives up what runs and what waits; choosing a source again starts it.
    void cancel();

Q_SIGNALS:
    void openChanged(bool open);
    void changed(); ///< sources, states or weights
    void runningChanged(bool running);

private:
    /// What weights follow from.
    struct Key {
        std::shared_ptr<const Scene> scene;
        SkinSource source;
        BindSettings settings;
        bool operator==(const Key&) const = default;
    };
    struct Result {
        Key key;
        std::shared_ptr<const PartWeights> weights; ///< null: it failed
        std::optional<double> seconds;
        std::optional<Error> error;
    };
    void documentChanged(DocumentChanges what);
    void chooseFirst();
    void forgetScene();
    Key keyOf(const SkinSource& source) const;
    bool wanted(const Key& key) const;
    const Result* resultOf(const Key& key) const;
    void keepResult(Result result);
    void settleAll();
    void settle(ComparedSkin& skin) const;
    void settleWorked(ComparedSkin& skin) const;
    void startNext();
    void start(const SkinSource& source);
    void finish(Expected<WorkedSkin> worked);
    void stop();
    void tell();

    Document& m_document;
    LatestJob m_job;
    QTimer m_delay{this}; ///< lets a slider come to rest
    std::array<ComparedSkin, kMaxSkins> m_skins;
    std::size_t m_count = 2;
    bool m_open = false;
    std::vector<Result> m_results;   ///< the newest last
    std::vector<SkinSource> m_extra; ///< kept weights and files that were chosen
    int m_kept = 0;
    Key m_working;          ///< of m_job
    quint64 m_lifetime = 0; ///< of the document that the sources were chosen for
    bool m_chosen = false;  ///< by a user, not by chooseFirst
    bool m_toldRunning = false;
};

} // namespace sinew
