#include "app/export/ExportJob.h"

#include "app/document/DocumentState.h"
#include "app/files/ReadFile.h"
#include "app/motion/RangeOfMotion.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/avatar/Avatar.h"
#include "core/io/ImportScene.h"
#include "core/io/patch/PatchSkin.h"
#include "core/scene/DrivenClips.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <set>
#include <system_error>

namespace sinew {
namespace {

std::vector<Pose> checkPoses(const Scene& scene) {
    const RangeOfMotion range(scene.skeleton, deformingJoints(scene.skeleton, partWeights(scene)));
    return range.sampled(kCheckPoses);
}

/// What the file left behind, first what was never read of its source: after an export one asks for both. A
/// file that was kept has it all.
Notices leftBehind(const DocumentState& state, Notices written, bool kept) {
    Notices notices;
    if (state.importNotices && !kept) {
        std::ranges::copy_if(*state.importNotices, std::back_inserter(notices), isLoss, &Notice::code);
    }
    std::ranges::stable_partition(written, isLoss, &Notice::code);
    notices.insert(notices.end(), written.begin(), written.end());
    return notices;
}

SourceFile sourceOf(const DocumentState& state) {
    return state.sources ? state.sources->character : SourceFile{state.scene->sourceFile, {}};
}

bool isRescaled(const DocumentState& state) {
    return state.sources && state.sources->read.unitFactor != 1.0;
}

FileContents contentsOf(const Scene& scene) {
    FileContents contents;
    contents.parts = scene.parts.size();
    contents.joints = scene.skeleton.size();
    contents.clips = scene.clips.size();
    std::set<std::string> shapes;
    for (const Part& part : scene.parts) {
        contents.vertices += part.mesh->vertices.size();
        for (const MorphTarget& shape : part.mesh->morphTargets) {
            shapes.insert(shape.name);
        }
    }
    contents.shapes = shapes.size();
    const Avatar& avatar = avatarOf(scene.avatar);
    contents.chains = avatar.springs.chains.size();
    contents.colliders = avatar.springs.colliders.size();
    contents.expressions = avatar.expressions.size();
    contents.constraints = avatar.constraints.size();
    return contents;
}

/// Nothing for formats that are written and not read.
void readBack(const Scene& scene, ExportOutcome& outcome, Progress& progress) {
    outcome.readable = hasEndingOf(outcome.file, characterFormats());
    if (!outcome.readable) {
        return;
    }
    const auto read = importScene(outcome.file, progress);
    if (!read) {
        if (read.error().code != ErrorCode::Canceled) {
            outcome.readBackError = read.error();
        }
        return;
    }
    outcome.heightMeters = heightMeters(read->scene);
    outcome.skinned = !read->scene.skeleton.empty();
    outcome.contents = contentsOf(read->scene);
    const std::vector<Pose> poses = outcome.skinned ? checkPoses(scene) : std::vector<Pose>();
    auto deviation = deviationOf(scene, read->scene, poses, progress);
    if (deviation) {
        outcome.deviation = std::move(*deviation);
    }
}

QString exportText(const char* text) {
    return QCoreApplication::translate("ExportText", text);
}

QString nameOfPart(const Scene& scene, std::int32_t part) {
    return printable(scene.parts[static_cast<std::size_t>(part)].mesh->name);
}

/// "0.42 mm"; differences that rounding makes are "under 0.01 mm".
QString differenceText(double millimetres, double metersPerUnit) {
    return millimetres < 0.01 ? exportText(QT_TRANSLATE_NOOP("ExportText", "under 0.01 mm"))
                              : QString::fromStdString(lengthText(0.001 * millimetres, metersPerUnit));
}

QString whereText(const Deviation& deviation, const Scene& scene) {
    if (deviation.joint == kNone) {
        return nameOfPart(scene, deviation.part);
    }
    const auto joint = static_cast<std::size_t>(deviation.joint);
    return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "%1 at %2")),
                    {nameOfPart(scene, deviation.part), printable(scene.skeleton.joints[joint].name)});
}

/// Begins with a space; empty where the file has no more vertices than the character.
QString splitText(const ExportOutcome& outcome) {
    if (outcome.contents->vertices <= outcome.vertices) {
        return {};
    }
    return QLatin1Char(' ') +
           fillText(exportText(QT_TRANSLATE_NOOP("ExportText",
                                                 "The character has %1 vertices: the format splits them at "
                                                 "UV seams, hard edges and material borders.")),
                    {wholeText(outcome.vertices)});
}

/// A file in or below one of the folders of an export loses its folder; other texts stay.
class FolderCut {
public:
    FolderCut(const ExportOutcome& outcome, const Scene& scene)
        : m_folders{outcome.file.parent_path(), std::filesystem::path(scene.sourceFile).parent_path()} {}
    void operator()(std::string& text) const {
        const std::filesystem::path file(text);
        const bool inside = std::ranges::any_of(m_folders, [&](const std::filesystem::path& folder) {
            return !folder.empty() &&
                   std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first ==
                       folder.end();
        });
        if (inside) {
            text = file.filename().string();
        }
    }

private:
    std::array<std::filesystem::path, 2> m_folders;
};

/// What came of reading the file back.
QString checkText(const ExportOutcome& outcome, const Scene& scene) {
    if (outcome.readBackError) {
        Error error = *outcome.readBackError;
        std::ranges::for_each(error.arguments, FolderCut(outcome, scene));
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file cannot be read: %1")),
                        {errorText(error)});
    }
    if (!outcome.readable) {
        return exportText(
            QT_TRANSLATE_NOOP("ExportText", "The file was not checked, because Sinew does not read it."));
    }
    if (!outcome.deviation) {
        return exportText(QT_TRANSLATE_NOOP("ExportText", "The file was written; its check was canceled."));
    }
    const Deviation& deviation = *outcome.deviation;
    if (!deviation.jointsMissing.empty()) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file lacks the joint %1.")),
                        {printable(deviation.jointsMissing.front())});
    }
    if (deviation.verticesMissing > 0) {
        return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "The written file lacks %1 vertices.")),
                        {wholeText(deviation.verticesMissing)});
    }
    const QString apart = differenceText(deviation.millimetres, scene.metersPerUnit);
    if (!outcome.skinned) {
        return fillText(exportText(QT_TRANSLATE_NOOP(
                            "ExportText", "Read again: the mesh differs by %1; it has no skeleton.")),
                        {apart});
    }
    if (deviation.part == kNone || deviation.millimetres < 0.01) {
        return fillText(
            exportText(QT_TRANSLATE_NOOP(
                "ExportText", "Read again in %1 poses: all vertices are within 0.01 mm of Sinew's.")),
            {QString::number(deviation.poses)});
    }
    return fillText(
        exportText(QT_TRANSLATE_NOOP(
            "ExportText", "Read again in %1 poses: vertices differ by up to %2 from Sinew's (%3).")),
        {QString::number(deviation.poses), apart, whereText(deviation, scene)});
}

} // namespace

std::optional<PatchObstacle> whyRebuilt(const DocumentState& state, const QString& file,
                                        const ExportSettings& settings) {
    if (!state.hasScene()) {
        return std::nullopt;
    }
    ExportSettings careful = settings;
    careful.rescaled = isRescaled(state);
    return whyNotPatched(*state.scene, sourceOf(state).path, file.toStdString(), careful);
}

FormatLabels exportFormats(const Scene& scene) {
    FormatLabels formats = savedFormats();
    formats.removeIf([&scene](const FormatLabel& format) {
        const auto fits = checkExport(scene, "character" + format.extensions.first().toStdString(), {});
        return !fits && fits.error().code == ErrorCode::NotFlat;
    });
    return formats;
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

Scene sceneToWrite(const DocumentState& state, const AddedClips& added) {
    Scene scene = state.boundScene();
    if (added.motions) {
        std::ranges::move(motionClips(state), std::back_inserter(scene.clips));
    }
    if (added.rangeOfMotion) {
        scene = withRangeOfMotion(std::move(scene), driversOf(state));
    }
    bakeDrivers(scene, driversOf(state));
    return scene;
}

ExportSettings documentSettings(const DocumentState& state, const Scene& scene, ExportSettings settings) {
    settings.rebuild = settings.rebuild || scene.clips.size() > state.scene->clips.size();
    settings.rescaled = isRescaled(state);
    settings.correctSums = true;
    settings.drivers = driversOf(state);
    const std::vector<std::string> sources = sourceNames(state);
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

Expected<SavedScene> saveDocument(const DocumentState& state, const Scene& scene,
                                  const std::filesystem::path& file, const ExportSettings& settings,
                                  Progress& progress, OutputSet* outputs) {
    const SourceFile source = sourceOf(state);
    if (!settings.rebuild && !whyNotPatched(scene, source.path, file, settings)) {
        if (const auto unchanged = checkUnchanged(source.path, source.sha256); !unchanged) {
            return fail(unchanged.error());
        }
    }
    return saveScene(scene, source.path, file, settings, progress, outputs);
}

Expected<ExportOutcome> exportAndCheck(const DocumentState& state, const std::filesystem::path& file,
                                       const ExportSettings& settings, Progress& progress, AddedClips added) {
    const Scene scene = sceneToWrite(state, added);
    auto saved = saveDocument(state, scene, file, documentSettings(state, scene, settings), progress);
    if (!saved) {
        return fail(saved.error());
    }
    ExportOutcome outcome;
    outcome.file = file;
    outcome.written = std::move(saved->written);
    outcome.kept = saved->kept;
    outcome.driven = state.drivers || state.shapes;
    outcome.profile = settings.profile;
    outcome.notices = unusedDrivers(scene, driversOf(state));
    std::ranges::move(leftBehind(state, std::move(saved->notices), saved->kept),
                      std::back_inserter(outcome.notices));
    outcome.heightMeters = heightMeters(scene);
    outcome.vertices = contentsOf(scene).vertices;
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
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {}

void ExportJob::start(const QString& file, const ExportSettings& settings, AddedClips added) {
    const DocumentState state = m_document.finishWeights();
    if (running() || !state.hasScene()) {
        return;
    }
    m_job.start<ExportOutcome>(
        [state, path = std::filesystem::path(file.toStdString()), settings, added](Progress& progress) {
            return exportAndCheck(state, path, settings, progress, added);
        },
        [this](const Expected<ExportOutcome>& outcome) { tellEnd(*this, outcome); });
}

QString engineName(EngineProfile profile) {
    switch (profile) {
    case EngineProfile::Unity:
        return QStringLiteral("Unity");
    case EngineProfile::Unreal:
        return QStringLiteral("Unreal");
    case EngineProfile::Godot:
        return QStringLiteral("Godot");
    case EngineProfile::Godot3:
        return QStringLiteral("Godot 3");
    case EngineProfile::Blender:
        return QStringLiteral("Blender");
    case EngineProfile::Maya:
        return QStringLiteral("Maya");
    case EngineProfile::Max:
        return QStringLiteral("3ds Max");
    case EngineProfile::Houdini:
        return QStringLiteral("Houdini");
    }
    return {};
}

QString contentsText(const ExportOutcome& outcome) {
    if (!outcome.contents) {
        return {};
    }
    const FileContents& contents = *outcome.contents;
    const std::array counts{
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 part(s)"), contents.parts),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 vertex(ices)"), contents.vertices),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 joint(s)"), contents.joints),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 animation(s)"), contents.clips),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 shape(s)"), contents.shapes),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 chain(s) of springs"), contents.chains),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 collider(s)"), contents.colliders),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 expression(s)"), contents.expressions),
        std::pair(QT_TRANSLATE_N_NOOP("ExportText", "%1 constraint(s)"), contents.constraints)};
    QStringList pieces;
    for (const auto& [text, count] : counts) {
        if (count > 0) {
            const QString words =
                QCoreApplication::translate("ExportText", text, nullptr, static_cast<int>(count));
            pieces << pluralText(words, count == 1).arg(wholeText(count));
        }
    }
    return fillText(exportText(QT_TRANSLATE_NOOP("ExportText", "In the file: %1.")),
                    {pieces.join(QStringLiteral(", "))}) +
           splitText(outcome);
}

QString changedNamesText(EngineProfile profile, const Skeleton& skeleton) {
    if (profile != EngineProfile::Maya) {
        return {};
    }
    const auto strange = [](const Joint& joint) {
        return std::ranges::any_of(joint.name, [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_' && c != ':';
        });
    };
    const auto first = std::ranges::find_if(skeleton.joints, strange);
    if (first == skeleton.joints.end()) {
        return {};
    }
    const auto count = static_cast<std::size_t>(std::ranges::count_if(skeleton.joints, strange));
    return fillText(
        exportText(QT_TRANSLATE_NOOP("ExportText",
                                     "Maya changes names that have other characters than letters, digits and "
                                     "_. Such joints: %1, the first is %2. Rename them before you export.")),
        {wholeText(count), printable(first->name)});
}

QString rebuiltText(PatchObstacle obstacle) {
    const std::string why(nameOf(obstacle));
    return fillText(
        exportText(QT_TRANSLATE_NOOP("ExportText", "The whole file is written anew, because %1.")),
        {wordText(why)});
}

QString heightText(EngineProfile profile, double meters) {
    return fillText(
        exportText(QT_TRANSLATE_NOOP("ExportText", "%1 in %2")),
        {QString::fromStdString(lengthText(meters, metersPerUnit(profile))), engineName(profile)});
}

Notices reportNotices(const ExportOutcome& outcome, const Scene& scene) {
    const FolderCut cut(outcome, scene);
    Notices notices = outcome.notices;
    for (Notice& notice : notices) {
        cut(notice.subject);
        std::ranges::for_each(notice.arguments, cut);
    }
    return notices;
}

QString deviationText(const ExportOutcome& outcome, const Scene& scene) {
    const QString check = checkText(outcome, scene);
    if (!outcome.kept) {
        return check;
    }
    return check + QLatin1Char(' ') +
           (outcome.driven ? exportText(QT_TRANSLATE_NOOP(
                                 "ExportText", "Nothing but the skin, shapes and what drivers move changed."))
                           : exportText(QT_TRANSLATE_NOOP("ExportText", "Nothing but the skin changed.")));
}

} // namespace sinew
