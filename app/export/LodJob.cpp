#include "app/export/LodJob.h"

#include "app/document/DocumentState.h"
#include "app/export/ExportJob.h"
#include "app/files/Overwriting.h"
#include "core/io/export/OutputSet.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sinew {
namespace {

constexpr int kLodDelay = 200; ///< milliseconds: a spin box that is held down asks more often

void appendTo(Notices& notices, Notices more) {
    std::ranges::move(more, std::back_inserter(notices));
}

/// The files of the levels must not be what the document was made from; the character's own is asked about.
Expected<void> checkLevels(const DocumentState& state, const std::filesystem::path& file,
                           const LodOptions& lods) {
    std::vector<std::string> targets;
    for (std::size_t level = 1; lods.files && level <= lods.fractions.size(); ++level) {
        targets.push_back(lodFile(file.string(), level));
    }
    return checkNoInput(targets, sourceNames(state));
}

} // namespace

std::size_t triangleCount(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->corners.size() - 2 * part.mesh->polygonCount();
    }
    return count;
}

Expected<LodOutcome> exportLods(const DocumentState& state, const std::filesystem::path& file,
                                const LodOptions& lods, const ExportSettings& settings, Progress& progress) {
    SINEW_CHECK(checkLevels(state, file, lods));
    const Scene scene = sceneToWrite(state, {});
    const ExportSettings careful = documentSettings(state, scene, settings);
    SINEW_TRY(const std::vector<LodParts> levels, lodsOf(scene, lods.fractions, progress));
    LodOutcome outcome;
    outcome.metersPerUnit = scene.metersPerUnit;
    for (const LodParts& level : levels) {
        outcome.triangles.push_back(level.triangles);
        appendTo(outcome.notices, level.notices);
    }
    OutputSet outputs;
    SINEW_TRY(SavedScene saved, saveDocument(state, lods.files ? scene : withLods(scene, levels), file,
                                             careful, progress, &outputs));
    outcome.written = std::move(saved.written);
    appendTo(outcome.notices, std::move(saved.notices));
    for (std::size_t level = 0; lods.files && level < levels.size(); ++level) {
        std::vector<std::filesystem::path> written;
        SINEW_TRY(Notices notices, addLodFile(outputs, scene, levels[level], level + 1, file.string(),
                                              careful, progress, &written));
        appendTo(outcome.notices, std::move(notices));
        std::ranges::move(written, std::back_inserter(outcome.written));
    }
    for (const std::filesystem::path& each : outcome.written) {
        outcome.bytes += outputs.sizeOf(each).value_or(0);
    }
    SINEW_CHECK(outputs.place(progress));
    return outcome;
}

LodJob::LodJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_preview(pool)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kLodDelay);
    connect(&m_timer, &QTimer::timeout, this, &LodJob::lookOn);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights, this, &LodJob::forget);
}

void LodJob::forget() {
    m_preview.drop();
    m_triangles.clear();
    if (!m_asked.empty()) {
        m_timer.start();
        Q_EMIT looked();
    }
}

void LodJob::look(const std::vector<double>& fractions) {
    m_asked = fractions;
    m_preview.drop();
    m_timer.start();
}

void LodJob::stop() {
    m_timer.stop();
    m_preview.drop();
    m_asked.clear();
}

std::optional<std::size_t> LodJob::triangles(double fraction) const {
    const auto found = m_triangles.find(fraction);
    return found == m_triangles.end() ? std::nullopt : std::optional(found->second);
}

/// One level after the other, so that each is told as soon as it is known.
void LodJob::lookOn() {
    const auto next =
        std::ranges::find_if(m_asked, [this](double fraction) { return !m_triangles.contains(fraction); });
    if (next == m_asked.end() || !m_document.state().hasScene()) {
        return;
    }
    m_preview.start<std::size_t>(
        [scene = m_document.finishWeights().boundScene(),
         fraction = *next](Progress& progress) -> Expected<std::size_t> {
            SINEW_TRY(const LodParts level, lodParts(scene, fraction, 1, progress));
            return level.triangles;
        },
        [this, fraction = *next](Expected<std::size_t> triangles) {
            if (triangles) {
                m_triangles[fraction] = *triangles;
                Q_EMIT looked();
                lookOn();
            }
        });
}

void LodJob::write(const QString& file, const LodOptions& lods, const ExportSettings& settings) {
    const DocumentState state = m_document.finishWeights();
    if (running() || !state.hasScene()) {
        return;
    }
    m_job.start<LodOutcome>(
        [state, path = std::filesystem::path(file.toStdString()), lods, settings](Progress& progress) {
            return exportLods(state, path, lods, settings, progress);
        },
        [this](const Expected<LodOutcome>& outcome) { tellEnd(*this, outcome); });
}

} // namespace sinew
