#include "app/export/ExportJob.h"

#include "app/document/SourceFiles.h"
#include "app/files/FileHash.h"
#include "app/motion/MotionClip.h"
#include "app/motion/RangeOfMotion.h"
#include "app/text/NoticeSeverity.h"
#include "core/io/ImportScene.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"

#include <algorithm>
#include <iterator>
#include <system_error>

namespace sinew {
namespace {

std::vector<Pose> checkPoses(const Scene& scene) {
    std::vector<std::shared_ptr<const SkinWeights>> weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    const RangeOfMotion range(scene.skeleton, deformingJoints(scene.skeleton, weights));
    return range.sampled(kCheckPoses);
}

/// What the file left behind, first what was never read of its source: after an export one asks for both. A
/// file that was kept has it all.
Notices leftBehind(const DocumentState& state, Notices written, bool kept) {
    Notices notices;
    if (state.importNotices && !kept) {
        std::ranges::copy_if(*state.importNotices, std::back_inserter(notices), tellsOfLoss, &Notice::code);
    }
    std::ranges::stable_partition(written, tellsOfLoss, &Notice::code);
    notices.insert(notices.end(), written.begin(), written.end());
    return notices;
}

SourceFile sourceOf(const DocumentState& state) {
    return state.sources ? state.sources->character : SourceFile{state.scene->sourceFile, {}};
}

Expected<SavedScene> save(const DocumentState& state, const Scene& scene, const std::filesystem::path& file,
                          const ExportSettings& settings, Progress& progress) {
    const SourceFile source = sourceOf(state);
    if (!settings.rebuild && !whyNotPatched(scene, source.path, file, settings)) {
        if (const auto unchanged = checkUnchanged(source.path, source.sha256); !unchanged) {
            return fail(unchanged.error());
        }
    }
    return saveScene(scene, source.path, file, settings, progress);
}

Scene sceneToWrite(const DocumentState& state, const AddedClips& added) {
    Scene scene = state.boundScene();
    if (added.motions) {
        std::ranges::move(motionClips(state), std::back_inserter(scene.clips));
    }
    return added.rangeOfMotion ? withRangeOfMotion(std::move(scene)) : scene;
}

void readBack(const Scene& scene, ExportOutcome& outcome, Progress& progress) {
    const auto read = importScene(outcome.file, progress);
    if (!read) {
        if (read.error().code != ErrorCode::Canceled) {
            outcome.readBackError = read.error();
        }
        return;
    }
    outcome.heightMeters = heightMeters(read->scene);
    outcome.skinned = !read->scene.skeleton.empty();
    const std::vector<Pose> poses = outcome.skinned ? checkPoses(scene) : std::vector<Pose>();
    auto deviation = deviationOf(scene, read->scene, poses, progress);
    if (deviation) {
        outcome.deviation = std::move(*deviation);
    }
}

} // namespace

std::optional<PatchObstacle> whyRebuilt(const DocumentState& state, const QString& file,
                                        const ExportSettings& settings) {
    return state.hasScene() ? whyNotPatched(*state.scene, sourceOf(state).path, file.toStdString(), settings)
                            : std::nullopt;
}

QString usualExportExtension(const DocumentState& state) {
    const QString source = state.hasScene() ? QString::fromStdString(sourceOf(state).path) : QString();
    const qsizetype dot = source.lastIndexOf(QLatin1Char('.'));
    return dot >= 0 && !whyRebuilt(state, source, ExportSettings()) ? source.mid(dot).toLower()
                                                                    : QStringLiteral(".fbx");
}

double heightMeters(const Scene& scene) {
    return bounds(scene).extent().y() * scene.metersPerUnit;
}

Expected<ExportOutcome> exportAndCheck(const DocumentState& state, const std::filesystem::path& file,
                                       const ExportSettings& settings, Progress& progress, AddedClips added) {
    const Scene scene = sceneToWrite(state, added);
    ExportSettings careful = settings;
    careful.rebuild = settings.rebuild || scene.clips.size() > state.scene->clips.size();
    careful.correctSums = true;
    const std::vector<std::string> sources = sourceNames(state);
    careful.sources.assign(sources.begin(), sources.end());
    auto saved = save(state, scene, file, careful, progress);
    if (!saved) {
        return fail(saved.error());
    }
    ExportOutcome outcome;
    outcome.file = file;
    outcome.written = std::move(saved->written);
    outcome.kept = saved->kept;
    outcome.profile = settings.profile;
    outcome.notices = leftBehind(state, std::move(saved->notices), saved->kept);
    outcome.heightMeters = heightMeters(scene);
    outcome.writtenMetersPerUnit = outcome.kept ? scene.metersPerUnit : metersPerUnit(settings.profile);
    for (const std::filesystem::path& each : outcome.written) {
        std::error_code problem;
        const std::uintmax_t bytes = std::filesystem::file_size(each, problem);
        outcome.bytes += problem ? 0 : static_cast<std::size_t>(bytes);
    }
    readBack(scene, outcome, progress);
    return outcome;
}

ExportJob::ExportJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_pool(pool) {}

void ExportJob::start(const QString& file, const ExportSettings& settings, AddedClips added) {
    const DocumentState state = m_document.state();
    if (m_task || !state.hasScene()) {
        return;
    }
    m_task = m_pool.run<ExportOutcome>(
        this,
        [state, path = std::filesystem::path(file.toStdString()), settings, added](Progress& progress) {
            return exportAndCheck(state, path, settings, progress, added);
        },
        [this](Expected<ExportOutcome> outcome) {
            m_task.reset();
            Q_EMIT runningChanged(false);
            if (outcome) {
                Q_EMIT finished(*outcome);
            } else if (outcome.error().code == ErrorCode::Canceled) {
                Q_EMIT canceled();
            } else {
                Q_EMIT failed(outcome.error());
            }
        });
    Q_EMIT runningChanged(true);
}

void ExportJob::cancel() {
    if (m_task) {
        m_task->cancel();
    }
}

} // namespace sinew
