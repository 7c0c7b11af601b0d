#include "app/check/CheckPageJob.h"

#include "app/check/CheckPage.h"
#include "app/check/CheckReport.h"
#include "app/check/MeasureFigures.h"
#include "app/check/PoseDrawings.h"
#include "app/check/PoseSheet.h"
#include "app/document/DocumentState.h"
#include "app/files/Overwriting.h"
#include "core/io/export/OutputSet.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// The scene as it would be written: what was wrong in its file is mended.
Scene checkedScene(const DocumentState& state) {
    Scene scene = state.boundScene();
    for (Part& part : scene.parts) {
        part.storedFaults = nullptr;
    }
    return scene;
}

int missedIn(const CheckRun& run) {
    return static_cast<int>(
        std::ranges::count(run.files.front().verdicts, Outcome::Failed, &Verdict::outcome));
}

} // namespace

CheckPageJob::CheckPageJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {}

QString CheckPageJob::name() const {
    return tr("Save Check Page");
}

void CheckPageJob::cancel() {
    m_job.cancel(); // its end comes with Canceled
}

void CheckPageJob::write(const QString& file) {
    const DocumentState& state = m_document.finishWeights();
    if (!state.hasSkeleton() || !state.hasWeights()) {
        return;
    }
    m_job.start<int>([state, title = m_document.title().toStdString(), target = file.toStdString()](
                         Progress& progress) { return work(state, title, target, progress); },
                     [this, file](const Expected<int>& missed) {
                         if (missed) {
                             Q_EMIT written(file, *missed);
                         } else if (missed.error().code == ErrorCode::Canceled) {
                             Q_EMIT canceled(name());
                         } else {
                             Q_EMIT failed(name(), missed.error());
                         }
                     });
}

/// Returns how many requirements are missed.
Expected<int> CheckPageJob::work(const DocumentState& state, const std::string& title,
                                 const std::string& file, Progress& progress) {
    const Scene scene = checkedScene(state);
    SINEW_CHECK(checkNoInput({file}, filesBehind(scene, {scene.sourceFile})));
    CheckRun run;
    run.strict = false;
    SINEW_TRY(run.requirements, parseRequirements(kDefaultRequirements));
    CheckedFile checked;
    checked.file = title;
    SINEW_TRY(checked.figures, measureFigures(scene, nullptr, progress));
    checked.verdicts = judge(checked.figures, run.requirements);
    SheetFile drawing{title, {}};
    SINEW_TRY(drawing.poses, drawPoses(scene, checked.figures, posesOfFile(1), progress));
    run.files.push_back(std::move(checked));
    SINEW_TRY(const std::string page, checkPage(run, {drawing}));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    SINEW_CHECK(writeFileWhole(file, page));
    return missedIn(run);
}

} // namespace sinew
