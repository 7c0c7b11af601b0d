#pragma once

#include "app/batch/Batch.h"
#include "app/jobs/TaskPool.h"
#include "app/recipe/Recipe.h"

#include <QObject>
#include <QTemporaryDir>

#include <cstddef>
#include <optional>
#include <vector>

namespace sinew {

/// The settings of a bind, with those of `exported` that say how files are written: a recipe without what
/// belongs to one character alone, such as its drivers.
Recipe batchRecipe(const BindSettings& settings, const Recipe& exported);

/// Binds a folder of characters in the background as `sinew batch` does: each file by a process of its own,
/// and what is done is noted, so that another batch goes on, here or on the command line.
class BatchJob : public QObject {
    Q_OBJECT
public:
    explicit BatchJob(QObject* parent = nullptr);

    /// Lists the files and what was noted of them, binds none. `recipe`, if given, in place of that of the
    /// settings. Takes the place of another look; nothing while files are bound.
    void look(const BatchSettings& settings, const std::optional<Recipe>& recipe);
    /// Lists and binds. Nothing while files are bound.
    void start(const BatchSettings& settings, const std::optional<Recipe>& recipe);
    /// Stops the processes; none leaves a file half-written. What is done stays.
    void cancel() { m_job.cancel(); }
    /// Forgets the rows of a look.
    void clear();

    bool running() const { return m_binding; }
    bool looking() const { return m_job.running() && !m_binding; }
    /// Of the rows that are done or failed.
    double fraction() const;
    const std::vector<BatchRow>& rows() const { return m_rows; }
    std::size_t count(BatchState state) const;

Q_SIGNALS:
    void listed(); ///< there are other rows
    void rowChanged(std::size_t row);
    void runningChanged(bool running);
    void finished();
    void failed(const sinew::Error& error); ///< nothing was bound
    void canceled();

private:
    using Rows = std::vector<BatchRow>;
    void begin(BatchSettings settings, const std::optional<Recipe>& recipe, bool binds);
    Expected<Rows> work(const BatchSettings& settings, bool binds, Progress& progress);
    void end(Expected<Rows> outcome, bool binds);

    Rows m_rows;
    bool m_binding = false;
    QTemporaryDir m_folder; ///< of the recipe
    TaskPool m_pool;        ///< a batch takes long: others need not wait for its thread
    LatestJob m_job;
};

} // namespace sinew
