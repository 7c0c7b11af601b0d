#pragma once

#include "app/document/Document.h"
#include "app/export/Lods.h"
#include "app/jobs/TaskPool.h"
#include "core/io/export/ExportSettings.h"

#include <QString>
#include <QTimer>

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <vector>

namespace sinew {

/// What came of making levels of detail.
struct LodOutcome {
    std::vector<std::filesystem::path> written; ///< the file that was named first
    std::size_t bytes = 0;                      ///< of all of them
    std::vector<std::size_t> triangles;         ///< of each level
    Notices notices;                            ///< of making, then of writing
    double metersPerUnit = 1.0;
};

/// Writes the document's scene with levels of detail (lodsOf): all in `file`, or each level in a file of its
/// own beside it. All files, or none. Errors: as exportAndCheck; TargetIsInput of a level's file.
Expected<LodOutcome> exportLods(const DocumentState& state, const std::filesystem::path& file,
                                const LodOptions& lods, const ExportSettings& settings, Progress& progress);

/// Makes levels of detail of the document in the background: tells first how many triangles they would have,
/// then writes them. The document stays as it is.
class LodJob : public QObject {
    Q_OBJECT
public:
    LodJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Works out the triangles of these fractions that are not known, a moment after the last call.
    void look(const std::vector<double>& fractions);
    /// Of a level with that fraction; nothing: not known yet.
    std::optional<std::size_t> triangles(double fraction) const;

    /// Nothing without a scene, or while one is written.
    void write(const QString& file, const LodOptions& lods, const ExportSettings& settings);
    /// Of what is written: no file remains of it.
    void cancel() { m_job.cancel(); }
    /// Works nothing out any more.
    void stop();

    bool running() const { return m_job.running(); }
    Stage stage() const { return m_job.stage(); }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void looked(); ///< more triangles are known, or none any more
    void runningChanged(bool running);
    void finished(const sinew::LodOutcome& outcome);
    void failed(const sinew::Error& error);
    void canceled();

private:
    void lookOn();
    void forget();

    Document& m_document;
    LatestJob m_preview;
    LatestJob m_job;
    QTimer m_timer; ///< until the numbers stand still
    std::vector<double> m_asked;
    std::map<double, std::size_t> m_triangles; ///< of fractions, for the scene and weights at hand
};

/// Of all parts; a polygon of n corners counts as n - 2.
std::size_t triangleCount(const Scene& scene);

} // namespace sinew
